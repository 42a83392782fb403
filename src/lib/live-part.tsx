import { createContext, type FC, type ReactNode, useContext } from 'react';

/**
 * Renders an island to HTML on its own, with ids that start with its id, as the client will hydrate it. Only the server
 * provides it. Elsewhere, a page is one tree.
 */
export const IslandRenderer = createContext<((id: string, content: ReactNode) => string) | undefined>(undefined);

interface Props<P extends object> {
  /** Its name in `src/app/island-code.ts`. */
  name: string;
  /** Id of its element. */
  id?: string;
  of: FC<P>;
  /** They travel as JSON. */
  props: P;
  /** True if it shows data of the backend. A navigation renders it at once, because its data may be in memory. */
  hasData?: boolean;
}

/** A part of a page that the client hydrates. Everything around it is only HTML, whose components never reach the client. */
export function LivePart<P extends object>({ name, id = name, of: Part, props, hasData = false }: Props<P>) {
  const render = useContext(IslandRenderer);
  const content = <Part {...props} />;
  const attributes = {
    id,
    'data-island': name,
    'data-screen': hasData ? '' : undefined,
    'data-props': Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
  };
  return render ? (
    <div {...attributes} dangerouslySetInnerHTML={{ __html: render(id, content) }} />
  ) : (
    <div {...attributes}>{content}</div>
  );
}

import type { FC, ReactNode } from 'react';
import { type Retryable, retryable } from '~/lib/retry';

/** The code of a kind of island, in a separate chunk. Once loaded, it renders an island from the props in its HTML. */
export type Island = Retryable<(props: string) => ReactNode>;

/** Wraps the dynamic import of a component whose props are JSON. */
export function island<Props extends object>(importer: () => Promise<FC<Props>>): Island {
  return retryable(async () => {
    const Component = await importer();
    return (json: string) => {
      const props: Props = JSON.parse(json);
      return <Component {...props} />;
    };
  });
}

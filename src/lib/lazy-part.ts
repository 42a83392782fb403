import type { FC } from 'react';

/** A component in a chunk of its own that renders synchronously once it was loaded, on the server and after a preload. */
export interface LazyPart<Props> {
  /** Without state, effects and handlers: the server's HTML is all there is to it, so the client never takes it over. */
  readonly isStatic: boolean;
  readonly load: () => Promise<FC<Props>>;
  readonly get: () => FC<Props> | undefined;
}

/** Wraps a dynamic import; a failed import may be tried again. */
export function lazyPart<Props>(importer: () => Promise<FC<Props>>, isStatic = false): LazyPart<Props> {
  let loaded: FC<Props> | undefined;
  let pending: Promise<FC<Props>> | undefined;
  return {
    isStatic,
    get: () => loaded,
    load: () => {
      pending ??= importer().then(
        (component) => {
          loaded = component;
          return component;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** A part that only shows: its code is fetched for navigations inside the app, never for a page the server wrote. */
export const staticPart = <Props>(importer: () => Promise<FC<Props>>) => lazyPart(importer, true);

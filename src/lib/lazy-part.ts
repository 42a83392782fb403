import type { FC } from 'react';

/** A component in a chunk of its own that renders synchronously once it was loaded, on the server and after a preload. */
export interface LazyPart<Props> {
  readonly load: () => Promise<FC<Props>>;
  readonly get: () => FC<Props> | undefined;
}

/** Wraps a dynamic import; a failed import may be tried again. */
export function lazyPart<Props>(importer: () => Promise<FC<Props>>): LazyPart<Props> {
  let loaded: FC<Props> | undefined;
  let pending: Promise<FC<Props>> | undefined;
  return {
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

import type { FC } from 'react';
import { type Retryable, retryable } from './retryable';

/** A component in a chunk of its own that renders synchronously once it was loaded, on the server and after a preload. */
export interface LazyPart<Props> extends Retryable<FC<Props>> {
  /** Without state, effects and handlers: the server's HTML is all there is to it, so the client never takes it over. */
  readonly isStatic: boolean;
  readonly get: () => FC<Props> | undefined;
}

/** Wraps a dynamic import. */
export function lazyPart<Props>(importer: () => Promise<FC<Props>>, isStatic = false): LazyPart<Props> {
  let loaded: FC<Props> | undefined;
  const importing = retryable(async () => {
    loaded = await importer();
    return loaded;
  });
  return { ...importing, isStatic, get: () => loaded };
}

/** A part that only shows: its code is fetched for navigations inside the app, never for a page the server wrote. */
export const staticPart = <Props>(importer: () => Promise<FC<Props>>) => lazyPart(importer, true);

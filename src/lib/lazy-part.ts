import type { FC } from 'react';
import { type Retryable, retryable } from './retryable';

/** A component in a separate chunk that renders synchronously once it has loaded, on the server and after a preload. */
export interface LazyPart<Props> extends Retryable<FC<Props>> {
  /** Without state, effects and handlers. The server's HTML is complete, so the client never hydrates it. */
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

/** A static part. Its code is fetched only for navigations inside the app, never for a server-rendered page. */
export const staticPart = <Props>(importer: () => Promise<FC<Props>>) => lazyPart(importer, true);

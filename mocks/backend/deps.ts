import type { Storage } from './storage';

/** What every part of the backend needs from outside; given in, so that tests are deterministic. */
export interface Deps {
  readonly storage: Storage;
  readonly now: () => Date;
  /** A new unguessable token. */
  readonly newToken: () => string;
  readonly admin: { readonly email: string; readonly password: string };
}

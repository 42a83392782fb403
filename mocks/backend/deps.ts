import type { Storage } from './storage';

/** The dependencies of the operations. They are injected so that tests are deterministic. */
export interface Deps {
  readonly storage: Storage;
  readonly now: () => Date;
  /** Returns a new token that cannot be guessed. */
  readonly newToken: () => string;
  /** Accepted contact requests from one address within the contract's window. */
  readonly contactMaxRequests: number;
  readonly admin: { readonly email: string; readonly password: string };
}

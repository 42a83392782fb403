import type { Storage } from './storage';

/** The dependencies of the operations. Tests pass their own, so that they are deterministic. */
export interface Deps {
  readonly storage: Storage;
  readonly now: () => Date;
  /** Returns a new token that cannot be guessed. */
  readonly newToken: () => string;
  /** How many contact requests one address may send within the contract's window. */
  readonly contactMaxRequests: number;
  readonly admin: { readonly email: string; readonly password: string };
}

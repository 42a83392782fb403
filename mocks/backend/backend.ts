import { jobs } from '~/content/jobs';
import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import type { SecuredBackend } from '~contract/http/fetch-handler';
import { jobOperations, unusedOperations } from '~contract/plain-operations';
import { accountOperations } from './account-operations';
import { contactOperations } from './contact';
import type { Deps } from './deps';
import { newsOperations } from './news';
import seed from './seed/seed.json' with { type: 'json' };
import { isSignedIn, sessionOperations } from './session';
import type { Storage } from './storage';

/** The demo administrator of both mocks. */
export const DEMO_ADMIN = seed.admin;

/** The options of `createBackend`. */
export interface BackendOptions {
  readonly storage: Storage;
  readonly now?: () => Date;
  readonly newToken?: () => string;
  /** Contact requests per minute from one address. The default is the contract's limit. Load tests need more. */
  readonly contactMaxRequests?: number;
  readonly admin?: { readonly email: string; readonly password: string };
}

/** Makes 256 random bits, as hex. `crypto.randomUUID` needs a secure context, but `getRandomValues` does not. */
const randomToken = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates a backend with the product's behaviour, without HTTP. Expected failures are results. An operation rejects only because of a
 * bug or a failed write (`StorageError`).
 */
export function createBackend({
  storage,
  now = () => new Date(),
  newToken = randomToken,
  contactMaxRequests = CONTACT_MAX_REQUESTS,
  admin = DEMO_ADMIN,
}: BackendOptions): SecuredBackend {
  const deps: Deps = { storage, now, newToken, contactMaxRequests, admin };
  return {
    operations: {
      ...contactOperations(deps),
      ...sessionOperations(deps),
      ...accountOperations(deps),
      ...newsOperations(deps),
      ...jobOperations(jobs),
      listNotices: async () => ({ status: 200, body: { data: [] } }),
      ...unusedOperations,
    },
    isSignedIn: (token) => isSignedIn(deps, token),
  };
}

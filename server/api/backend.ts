import type { SecuredBackend } from '~contract/fetch-handler';
import { jobOperations, unusedOperations } from '~contract/plain-operations';
import { jobs } from '../../src/content/jobs';
import type { Database } from '../database/database';
import { contactOperations, type ContactSettings } from './contact';
import { newsOperations } from './news';
import { accountOf, sessionOperations } from './session';

export interface BackendOptions extends ContactSettings {
  /** Called after an article was created, changed or deleted. */
  readonly onArticle?: () => void;
}

/** The operations of the contract on a database. */
export function createBackend(database: Database, options: BackendOptions): SecuredBackend {
  return {
    operations: {
      ...contactOperations(database, options),
      ...sessionOperations(database),
      ...newsOperations(database, options.onArticle),
      // The open roles are content of the site.
      ...jobOperations(jobs),
      ...unusedOperations,
    },
    isSignedIn: async (token) => (await accountOf(database, token)) !== undefined,
  };
}

import type { Backend, Job } from '~contract/contract';
import type { SecuredBackend } from '~contract/fetch-handler';
import { jobs } from '../../src/content/jobs';
import type { Database } from '../database/database';
import { contactOperations, type ContactSettings } from './contact';
import { newsOperations } from './news';
import { accountOf, sessionOperations } from './session';
import { failure } from '~contract/results';

/** The open roles are content of the site. The lists are copied because the contract's type is mutable. */
const wireJobs: readonly Job[] = jobs.map((job) => ({
  ...job,
  responsibilities: [...job.responsibilities],
  qualifications: [...job.qualifications],
}));

const jobOperations: Pick<Backend, 'listJobs' | 'getJob'> = {
  listJobs: async () => ({ status: 200, body: { data: [...wireJobs] } }),
  getJob: async ({ path }) => {
    const job = wireJobs.find(({ id }) => String(id) === path.id);
    return job ? { status: 200, body: { data: job } } : failure(404, 'Job not found');
  },
};

const notOffered = async () => failure(501, 'This call is not offered.');

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
      ...jobOperations,
      usersLogin: notOffered,
      usersLogin1: notOffered,
      usersLogin2: notOffered,
      resetPassword: notOffered,
    },
    isSignedIn: async (token) => (await accountOf(database, token)) !== undefined,
  };
}

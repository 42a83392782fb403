import type { Backend, Job } from './contract';
import { failure } from './results';

/** A job as the site's content declares it, with read-only lists. */
type FixedJob = {
  readonly [Key in keyof Job]: Job[Key] extends readonly (infer Item)[] ? readonly Item[] : Job[Key];
};

/** Makes the operations for jobs that never change. The lists are copied, because the contract's type is mutable. */
export function jobOperations(fixed: readonly FixedJob[]): Pick<Backend, 'listJobs' | 'getJob'> {
  const jobs: readonly Job[] = fixed.map((job) => ({
    ...job,
    responsibilities: [...job.responsibilities],
    qualifications: [...job.qualifications],
  }));
  return {
    listJobs: async () => ({ status: 200, body: { data: [...jobs] } }),
    getJob: async ({ path }) => {
      const job = jobs.find(({ id }) => String(id) === path.id);
      return job ? { status: 200, body: { data: job } } : failure(404, 'Job not found');
    },
  };
}

const notOffered = async () => failure(501, 'This call is not offered.');

/** The operations that the product declares, but that no screen uses. They return 501. */
export const unusedOperations: Pick<Backend, 'usersLogin' | 'usersLogin1' | 'usersLogin2' | 'resetPassword'> = {
  usersLogin: notOffered,
  usersLogin1: notOffered,
  usersLogin2: notOffered,
  resetPassword: notOffered,
};

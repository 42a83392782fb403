import type { Backend, Job } from '~contract/contract';
import { jobs } from '~/content/jobs';
import { failure } from '~contract/results';

/** The site's built-in roles. The lists are copied because the contract's type is mutable. */
const wireJobs: readonly Job[] = jobs.map((job) => ({
  ...job,
  responsibilities: [...job.responsibilities],
  qualifications: [...job.qualifications],
}));

export function jobOperations(): Pick<Backend, 'listJobs' | 'getJob'> {
  return {
    listJobs: async () => ({ status: 200, body: { data: [...wireJobs] } }),
    getJob: async ({ path }) => {
      const job = wireJobs.find(({ id }) => String(id) === path.id);
      return job ? { status: 200, body: { data: job } } : failure(404, 'Job not found');
    },
  };
}

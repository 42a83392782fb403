import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { decodeJob, type Job, jobQuery, jobsQuery } from '~/api/jobs';
import { jobs as builtInJobs } from '~/content/jobs';

const builtIn = JSON.stringify(builtInJobs.map(decodeJob));
const unlessBuiltIn = (jobs: readonly Job[] | null) => (JSON.stringify(jobs) === builtIn ? builtInJobs : jobs);

/**
 * The backend's jobs if it has a list that differs from the built-in jobs. Until then the built-in ones, which the HTML
 * of the page shows.
 */
export function useJobs(): readonly Job[] {
  // If the list is the same before and after the response, nothing is rendered again.
  const { data } = useQuery({ ...jobsQuery, placeholderData: builtInJobs, select: unlessBuiltIn });
  return data ?? builtInJobs;
}

/** The history state of a navigation to a job, so that the job is in the first paint. */
export const jobState = (job: Job) => ({ job });

/** The job in the history state, if it matches the address. */
export function carriedJob(state: unknown, id: string): Job | undefined {
  if (typeof state !== 'object' || state === null || !('job' in state)) return undefined;
  const job = decodeJob(state.job);
  return job?.id === id ? job : undefined;
}

/**
 * The job of an address: from the history state, otherwise the built-in one, otherwise the backend's. The backend's
 * version replaces the others when it has loaded. `isLoading` is true only while there is no job to show.
 */
export function useJob(id: string): { readonly job: Job | undefined; readonly isLoading: boolean } {
  const state = useHistoryState<unknown>();
  const carried = useMemo(() => carriedJob(state, id), [state, id]);
  const { data, isPending } = useQuery(jobQuery(id));
  const known = carried ?? builtInJobs.find((job) => job.id === id);
  const job = data?.id === id ? data : known;
  return { job, isLoading: !job && isPending };
}

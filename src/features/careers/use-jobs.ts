import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { decodeJob, type Job, jobQuery, jobsQuery } from '~/api/jobs';
import { jobs as builtInJobs } from '~/content/jobs';

/** The backend's jobs where it has a list, else the built-in ones, which are there at once. */
export function useJobs(): readonly Job[] {
  return useQuery(jobsQuery).data ?? builtInJobs;
}

/** What a navigation to a job carries, so that the job is its first paint. */
export const jobState = (job: Job) => ({ job });

/** The job a navigation brought along, if it is the one of the address. */
export function carriedJob(state: unknown, id: string): Job | undefined {
  if (typeof state !== 'object' || state === null || !('job' in state)) return undefined;
  const job = decodeJob(state.job);
  return job?.id === id ? job : undefined;
}

/**
 * The job of an address: the one the navigation brought along, else the built-in one, else the backend's; the backend's
 * own takes their place when it comes. `isLoading` only while nothing is known.
 */
export function useJob(id: string): { readonly job: Job | undefined; readonly isLoading: boolean } {
  const state = useHistoryState<unknown>();
  const carried = useMemo(() => carriedJob(state, id), [state, id]);
  const { data, isPending } = useQuery(jobQuery(id));
  const known = carried ?? builtInJobs.find((job) => job.id === id);
  const job = data?.id === id ? data : known;
  return { job, isLoading: !job && isPending };
}

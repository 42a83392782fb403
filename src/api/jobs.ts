import { queryOptions } from '@tanstack/react-query';
import { isQaRequested } from '~/lib/browser/qa-setting';
import type { Job as ContractJob } from '~contract/contract';
import { isRecord } from '~contract/is-record';
import { noteCached } from './cached-responses';
import { client } from './client';
import { loadConfig } from './config';

/**
 * A job as the app uses it. Its id is opaque text. Only structured data needs the dates, which only built-in jobs have.
 */
export interface Job extends Omit<ContractJob, 'id' | 'datePosted' | 'validThrough'> {
  readonly id: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);

/** Decodes a job from a response or from the state of a navigation. Returns undefined without an id or a title. */
export function decodeJob(value: unknown): Job | undefined {
  if (!isRecord(value)) return undefined;
  const id = text(value.id);
  const title = text(value.title);
  if (!id || !title) return undefined;
  return {
    id,
    title,
    subtitle: text(value.subtitle),
    departmentId: text(value.departmentId),
    location: text(value.location),
    experience: text(value.experience),
    jobType: text(value.jobType),
    description: text(value.description),
    responsibilities: texts(value.responsibilities),
    qualifications: texts(value.qualifications),
  };
}

/** Decodes the jobs of a response. Throws if it has no list, because then the backend has no jobs to offer. */
export function decodeJobs(body: unknown): readonly Job[] {
  const list = isRecord(body) && 'data' in body ? body.data : body;
  if (!Array.isArray(list)) throw new TypeError('The response has no list of jobs.');
  return list.map(decodeJob).filter((job) => job !== undefined);
}

/**
 * True if the backend may have other jobs than the built-in ones. The embedded backend has exactly these unless the QA
 * console changes its responses, so pages of jobs do not start it.
 */
const mayHaveJobs = async () => (await loadConfig()).apiUrl !== null || isQaRequested();

/**
 * Loads the backend's jobs. Null if it can only have the built-in ones. After a failure, the built-in list stays, too.
 */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal, queryKey }) => {
    if (!(await mayHaveJobs())) return null;
    const { data, response } = await client.GET('/jobs', { signal });
    noteCached(queryKey, response);
    return decodeJobs(data);
  },
});

/** Loads one job of the backend. Null if the backend does not have it, or can only have the built-in one. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: async ({ signal, queryKey }) => {
      if (!(await mayHaveJobs())) return null;
      const { data, response } = await client.GET('/jobs/{id}', { params: { path: { id } }, signal });
      noteCached(queryKey, response);
      return decodeJob(data?.data) ?? null;
    },
  });

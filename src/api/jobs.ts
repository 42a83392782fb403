import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import type { components } from './generated/schema';

/** A job as the backend sends it. */
export type WireJob = components['schemas']['Job'];

/** The backend's jobs. A backend need not have any: a failure means that the built-in list stays. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => (await client.GET('/jobs', { signal })).data?.data ?? [],
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: async ({ signal }) => (await client.GET('/jobs/{id}', { params: { path: { id } }, signal })).data?.data,
  });

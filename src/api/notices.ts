import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isRecord } from '~contract/is-record';
import { client } from './client';
import { ApiError, isNotOffered, isUnauthorized } from './errors';
import { readToken } from './token';

/** What an admin should know about the running site. */
export interface Notice {
  readonly code: string;
  /** Plain text of the backend. */
  readonly message: string;
  /** In milliseconds since 1970; NaN if the backend sent no time. */
  readonly since: number;
  /** How many things it is about. */
  readonly count: number;
}

const INTERVAL_MS = 5 * 60_000;

function decodeNotice(value: unknown): Notice[] {
  if (!isRecord(value) || typeof value.message !== 'string') return [];
  const { code, message, since, count } = value;
  return [{ code: String(code), message, since: Date.parse(String(since)), count: Number(count) }];
}

/** True if there is nothing to ask for: the backend has no notices, or nobody is signed in. A sign-in loads them again. */
const isOver = (error: unknown) => isNotOffered(error) || isUnauthorized(error);

/**
 * Loads the notices now, every five minutes while the page is visible, and when the user returns to it. After a failure, the last ones
 * stay, but not without a session.
 */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }): Promise<readonly Notice[]> => {
    if (readToken() === null) throw new ApiError(401, 'Please sign in.');
    const list: unknown = (await client.GET('/notices', { signal })).data?.data;
    return Array.isArray(list) ? list.flatMap(decodeNotice) : [];
  },
  refetchInterval: ({ state }) => !isOver(state.error) && INTERVAL_MS,
  refetchOnWindowFocus: ({ state }) => !isOver(state.error),
});

/** Returns the notices to show, or undefined if nobody knows them. */
export const shownNotices = ({ data, error }: Pick<UseQueryResult<readonly Notice[]>, 'data' | 'error'>) =>
  isOver(error) ? undefined : data;

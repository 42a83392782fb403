import { queryOptions, type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { isRecord } from '~contract/is-record';

/** A session of the account that is signed in. */
export interface AccountSession {
  readonly id: string;
  /** True for the session of this tab. */
  readonly isCurrent: boolean;
  /** Null if the backend sent no readable time. */
  readonly createdAt: Date | null;
  readonly lastUsedAt: Date | null;
}

function timeOf(value: unknown): Date | null {
  const time = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/**
 * Decodes a list of sessions. The session of this tab comes first, then the others, the latest used first.
 * @throws ApiError if there is no list.
 */
export function decodeSessions(body: unknown): readonly AccountSession[] {
  const list = isRecord(body) ? body.data : undefined;
  if (!Array.isArray(list)) throw new ApiError('PARSING_ERROR', 'The server sent a response that could not be read.');
  const sessions = list.filter(isRecord).map((session) => ({
    id: String(session.id),
    isCurrent: session.current === true,
    createdAt: timeOf(session.createdAt),
    lastUsedAt: timeOf(session.lastUsedAt),
  }));
  return sessions.sort(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || Number(other.lastUsedAt) - Number(one.lastUsedAt),
  );
}

/** What a screen needs to know about the sessions. */
export type SessionsResult = Pick<UseQueryResult<readonly AccountSession[]>, 'data' | 'error' | 'refetch'>;

/** Loads the sessions of the account. Like every call with a token, it extends the session at the backend. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => decodeSessions((await client.GET('/account/sessions', { signal })).data),
});

/** Loads the sessions again after a change. Also after a failed one, because the list may have been out of date. */
function useSessionsAfter() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

export const useEndSession = () => {
  const onSettled = useSessionsAfter();
  return useMutation({
    mutationFn: (session: string) => client.DELETE('/account/sessions/{session}', { params: { path: { session } } }),
    onSettled,
  });
};

/** Changes the password. The backend ends the other sessions. */
export const useChangePassword = () => {
  const refresh = useSessionsAfter();
  return useMutation({
    mutationFn: (body: { readonly current: string; readonly next: string }) =>
      client.POST('/account/password', { body }),
    // The form does not wait for the list.
    onSettled: () => void refresh(),
  });
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionsQuery } from '~/api/account/account';
import { isNotOffered } from '~/api/errors';
import { idleTime, readToken } from '~/api/token';

/**
 * While someone works in this tab, the backend gets a call at least this often, because it ends a session after two
 * hours without one.
 */
export const KEEP_ALIVE_MS = 10 * 60_000;

/** True if there was activity since the last call, in a session that has not ended. */
const isInUse = () => readToken() !== null && (idleTime() ?? Number.POSITIVE_INFINITY) < KEEP_ALIVE_MS;

/**
 * The sessions of the account, and whether the backend supports them. Nothing is shown until it has responded, or if it does not.
 * As long as the admin works, it keeps the session alive. A failure is silent, because the next save reports a session that has ended.
 */
export function useAccount() {
  const query = useQuery(sessionsQuery);
  const { data, error, refetch } = query;
  const isRefused = isNotOffered(error);
  const [wasOffered, setWasOffered] = useState(false);
  if (!wasOffered && !isRefused && (data !== undefined || error !== null)) setWasOffered(true);
  // It also stays offered while a failed list loads again, because the dialog keeps what was typed into it.
  const isOffered = wasOffered && !isRefused;
  useEffect(() => {
    if (!isOffered) return;
    const timer = setInterval(() => {
      if (isInUse()) void refetch();
    }, KEEP_ALIVE_MS);
    return () => clearInterval(timer);
  }, [isOffered, refetch]);
  return { query, isOffered };
}

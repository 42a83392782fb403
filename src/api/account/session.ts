import { useMutation } from '@tanstack/react-query';
import { client } from '~/api/client';
import { queryClient } from '~/api/query-client';
import { endSession, readToken, saveSession } from '~/api/token';
import { mailAddressOf } from '~contract/text';

/** Thrown when the server accepts the sign-in but sends no token. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Remembers the email address for the next sign-in. */
  readonly isRemembered: boolean;
}

/** Loads everything again that failed, or that is still loading with the old token. */
function loadAgain() {
  // Only a reset cancels the first request of a query (https://github.com/TanStack/query/issues/6536).
  void queryClient.resetQueries({ predicate: ({ state }) => state.data === undefined });
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null || state.fetchStatus === 'fetching',
  });
}

/** Signs in, stores the session, and loads everything again that failed without it. */
export const useLogin = () =>
  useMutation({
    mutationFn: async ({ email: typed, password, isRemembered }: SignIn) => {
      const email = mailAddressOf(typed);
      const { data } = await client.POST('/login', { body: { email, password } });
      if (!data?.token) throw new NoTokenError();
      saveSession(data.token, isRemembered ? email : undefined);
      loadAgain();
    },
  });

/**
 * Signs out on this device at once. Also asks the server to end the token, but does not wait: not every backend can do
 * it.
 */
export function logout() {
  const token = readToken();
  if (token) {
    client
      .DELETE('/session', { headers: { Authorization: `Bearer ${token}` } })
      .catch((error: unknown) => console.info('The server did not end the session.', error));
  }
  endSession();
}

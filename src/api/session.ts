import { useMutation } from '@tanstack/react-query';
import { client } from './client';
import { keepSession } from './token';

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

/** Signs in and stores the session. */
export const useLogin = () =>
  useMutation({
    mutationFn: async ({ email, password, isRemembered }: SignIn) => {
      const { data } = await client.POST('/login', { body: { email, password } });
      if (!data?.token) throw new NoTokenError();
      keepSession(data.token, isRemembered ? email : undefined);
    },
  });

import type { Backend } from '~contract/contract';
import { failure } from '~contract/results';

const notOffered = async () => failure(501, 'This call is not offered.');

/** Calls that the product declares but no screen uses. */
export function legacyOperations(): Pick<Backend, 'usersLogin' | 'usersLogin1' | 'usersLogin2' | 'resetPassword'> {
  return { usersLogin: notOffered, usersLogin1: notOffered, usersLogin2: notOffered, resetPassword: notOffered };
}

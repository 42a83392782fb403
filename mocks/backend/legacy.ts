import type { Backend } from '~contract/contract';
import { failure } from './answers';

const notOffered = async () => failure(501, 'This call is not offered.');

/** The calls that the product declares and no screen makes. */
export function legacyOperations(): Pick<Backend, 'usersLogin' | 'usersLogin1' | 'usersLogin2' | 'resetPassword'> {
  return { usersLogin: notOffered, usersLogin1: notOffered, usersLogin2: notOffered, resetPassword: notOffered };
}

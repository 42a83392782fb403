import { BackendError } from '~contract/http/fetch-handler';
import type { Deps } from './deps';
import type { State, StoredPassword } from './state';

/** With these rounds, a check takes 50 ms. The mocks keep no secrets, but a tester may choose a password that is used elsewhere. */
const ROUNDS = 100_000;

/** Compares two strings in constant time, so that the duration does not reveal where they differ. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Hashes a password with a salt. @throws BackendError outside of a secure context. */
export async function hashedPassword(password: string, salt: string): Promise<StoredPassword> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) throw new BackendError('Passwords can be changed only over HTTPS.');
  // HMAC pads short keys with NUL, so a password that ends with NUL is hashed first.
  const bytes = password.endsWith('\0') ? await subtle.digest('SHA-256', bytesOf(password)) : bytesOf(password);
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: ROUNDS };
  const bits = new Uint8Array(await subtle.deriveBits(parameters, key, 256));
  return { salt, hash: [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** The result of a check. It holds while `isCurrent` is true, which means that the password has not changed. */
export interface CheckedPassword {
  readonly isRight: boolean;
  isCurrent(state: State): boolean;
}

/** Checks the administrator's password, which is the chosen one or, before any change, the given one. */
export async function checkPassword({ storage, admin }: Deps, password: string): Promise<CheckedPassword> {
  const [chosen] = (await storage.read()).passwords;
  const isRight = chosen
    ? sameText((await hashedPassword(password, chosen.salt)).hash, chosen.hash)
    : sameText(password, admin.password);
  return { isRight, isCurrent: ({ passwords: [now] }) => now?.salt === chosen?.salt };
}

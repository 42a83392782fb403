import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Parameters {
  /** Cost: 2^15 takes 0.1 s and 32 MB. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The parameters of new hashes. A hash with other parameters is replaced at the next sign-in. */
const CURRENT: Parameters = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;

const scryptHash = promisify<string | Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** All Unicode forms of a password give the same key. HMAC pads short keys with NUL, so a password that ends with NUL is hashed first. */
function keyOf(password: string): string | Buffer {
  const text = password.normalize('NFC');
  return text.endsWith('\0') ? createHash('sha256').update(text).digest() : text;
}

/** These parameters need a little more memory than the default limit of Node.js, which is 32 MB. */
const derive = (password: string, salt: Buffer, { N, r, p }: Parameters) =>
  scryptHash(keyOf(password), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r });

/** Hashes a password. Returns the hash with its parameters and its salt: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, CURRENT);
  return ['scrypt', CURRENT.N, CURRENT.r, CURRENT.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The password of an unknown account is compared with this hash, so that both responses take the same time. */
const unknownAccount = hashPassword(randomBytes(16).toString('hex'));

/** Compares a password with its hash. `isOutdated` means that the hash should be replaced by one with the current parameters. */
export async function checkPassword(password: string, hash: string | undefined) {
  const [, N, r, p, salt = '', expected = ''] = (hash ?? (await unknownAccount)).split('$');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  const stored = Buffer.from(expected, 'base64url');
  const isSame = stored.length === key.length && timingSafeEqual(stored, key);
  const isOutdated = parameters.N !== CURRENT.N || parameters.r !== CURRENT.r || parameters.p !== CURRENT.p;
  return { isRight: isSame && hash !== undefined, isOutdated };
}

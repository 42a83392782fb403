import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Parameters {
  /** Cost: 2^15 takes 0.1 s and 32 MB. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The parameters of new hashes. Hashes with other parameters are replaced when their account signs in. */
const CURRENT: Parameters = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;

const scryptHash = promisify<string | Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** One text for all Unicode forms of a password. HMAC inside of scrypt fills short texts up with NUL, so NUL at the end needs a hash. */
function keyOf(password: string): string | Buffer {
  const text = password.normalize('NFC');
  return text.endsWith('\0') ? createHash('sha256').update(text).digest() : text;
}

/** Node's limit of 32 MB is just below what these parameters need. */
const derive = (password: string, salt: Buffer, { N, r, p }: Parameters) =>
  scryptHash(keyOf(password), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r });

/** A hash of a password with its parameters and its salt: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, CURRENT);
  return ['scrypt', CURRENT.N, CURRENT.r, CURRENT.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** What an unknown account is compared with, so that its response takes as long as that of a known one. */
const unknownAccount = hashPassword(randomBytes(16).toString('hex'));

/** Whether a password matches its hash, and whether the hash should be replaced by one with the current parameters. */
export async function checkPassword(password: string, hash: string | undefined) {
  const [, N, r, p, salt = '', expected = ''] = (hash ?? (await unknownAccount)).split('$');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  const stored = Buffer.from(expected, 'base64url');
  const isSame = stored.length === key.length && timingSafeEqual(stored, key);
  const isOutdated = parameters.N !== CURRENT.N || parameters.r !== CURRENT.r || parameters.p !== CURRENT.p;
  return { isRight: isSame && hash !== undefined, isOutdated };
}

import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '~contract/generated/limits';
import { failure } from '~contract/results';
import { hours, type Sql, sql } from '../database/database';

/** Returns a 422 that names the fields with a NUL character, which PostgreSQL cannot store, or null. */
export function unstorable(fields: Readonly<Record<string, string | null | undefined>>) {
  const wrong = Object.keys(fields).filter((name) => fields[name]?.includes('\0'));
  if (wrong.length === 0) return null;
  const errors = wrong.map((name) => [name, 'This contains a character that cannot be stored.'] as const);
  return failure(422, 'Please check the marked fields.', Object.fromEntries(errors));
}

/** Hashes the parts of a request with SHA-256, as hex. */
export function fingerprintOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** A request that must take effect only once, if it has a key. */
export interface KeyedRequest {
  readonly operation: string;
  readonly key: string | undefined;
  readonly fingerprint: string;
}

/**
 * Runs `create` once per key. A second request with the same key waits until the first one has committed, so only one of them takes
 * effect. A key expires after the contract's time.
 * @returns the id of the entry that this or the first request has created, or undefined if the key belongs to another request.
 */
export async function once(
  { query }: Sql,
  { operation, key, fingerprint }: KeyedRequest,
  create: () => Promise<string>,
): Promise<string | undefined> {
  if (key === undefined) return create();
  const claimed = await query(sql`
    insert into requests (operation, key, fingerprint) values (${operation}, ${key}, ${fingerprint})
    on conflict (operation, key) do update set fingerprint = excluded.fingerprint, made = null, at = now()
      where requests.at < now() - ${hours(IDEMPOTENCY_HOURS)}
    returning key`);
  if (claimed.length === 0) {
    const [first] = await query<{ fingerprint: string; made: string }>(sql`
      select fingerprint, made::text as made from requests where operation = ${operation} and key = ${key}`);
    return first?.fingerprint === fingerprint ? first.made : undefined;
  }
  const id = await create();
  await query(sql`update requests set made = ${id} where operation = ${operation} and key = ${key}`);
  return id;
}

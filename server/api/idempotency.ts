import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '~contract/generated/limits';
import type { Sql } from '../database/database';
import { sql } from '../database/sql';

/** A SHA-256 hash of the parts of a request, as hex. */
export function fingerprintOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Whether a request is new, was received before and created the entry `made`, or uses the key of another request. */
export type Repetition =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeated'; readonly made: string }
  | { readonly kind: 'misused' };

/**
 * Claims the key of a request. A second request with the same key waits here until the first has committed, so both cannot
 * take effect. A key expires after the time in the contract.
 */
export async function claim(
  { query }: Sql,
  operation: string,
  key: string | undefined,
  fingerprint: string,
): Promise<Repetition> {
  if (key === undefined) return { kind: 'first' };
  const claimed = await query(sql`
    insert into requests (operation, key, fingerprint) values (${operation}, ${key}, ${fingerprint})
    on conflict (operation, key) do update set fingerprint = excluded.fingerprint, made = null, at = now()
      where requests.at < now() - make_interval(hours => ${IDEMPOTENCY_HOURS})
    returning key`);
  if (claimed.length > 0) return { kind: 'first' };
  const [earlier] = await query<{ fingerprint: string; made: string }>(sql`
    select fingerprint, made::text as made from requests where operation = ${operation} and key = ${key}`);
  return earlier?.fingerprint === fingerprint ? { kind: 'repeated', made: earlier.made } : { kind: 'misused' };
}

/** Records what a request with a key created. */
export async function remember({ query }: Sql, operation: string, key: string | undefined, made: string) {
  if (key === undefined) return;
  await query(sql`update requests set made = ${made} where operation = ${operation} and key = ${key}`);
}

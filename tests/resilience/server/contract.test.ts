import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { sql } from '../../../server/database/database';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import type { RunningServer } from '../../support/servers/server-process';
import { contractOn } from './laboratory';
import { signIn } from './writers';

let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** A token that was valid until now. */
async function expiredToken({ url }: RunningServer): Promise<string> {
  const token = await signIn(url);
  const hash = createHash('sha256').update(token).digest('hex');
  await onDatabase(postgres.url, ({ query }) =>
    query(sql`update sessions set expires_at = now() where token_hash = ${hash}`),
  );
  return token;
}

contractOn(
  2,
  'over one PostgreSQL',
  () => postgres.url,
  (servers) => ({ expiredToken: () => expiredToken(servers[0]!) }),
);

import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { contractSuite } from '../../contract/suite';
import { type RunningPostgres, startPostgres } from '../../support/servers/postgres';
import {
  EDITOR,
  prepareDatabase,
  type RunningServer,
  sendInTurn,
  startServer,
} from '../../support/servers/server-process';

let postgres: RunningPostgres;
let servers: readonly RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** A token that was valid until now. */
async function expiredToken(): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const [first] = servers;
  const response = await fetch(`${first?.url}/login`, { method: 'POST', headers, body: JSON.stringify(EDITOR) });
  const { token } = await response.json();
  const database = await openDatabase(postgres.url);
  const hash = createHash('sha256').update(token).digest('hex');
  await database.query(sql`update sessions set expires_at = now() where token_hash = ${hash}`);
  await database.close();
  return token;
}

contractSuite({
  name: 'two processes over one PostgreSQL, used in turn',
  async start() {
    await prepareDatabase(postgres.url);
    const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', CONTACTS_PER_MINUTE: '60' };
    servers = await Promise.all([startServer(env), startServer(env)]);
    return {
      url: servers[0]?.url ?? '',
      credentials: EDITOR,
      origins: ['http://localhost:4173'],
      fetch: sendInTurn(servers),
      expiredToken,
    };
  },
  async stop() {
    await Promise.all(servers.map((server) => server.end()));
  },
});

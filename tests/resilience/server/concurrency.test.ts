import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../../server/database/schema';
import { type RunningPostgres, startPostgres } from '../../support/servers/postgres';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { concurrencyRules, PROCESSES } from './concurrency-rules';
import { signIn } from './writers';

let postgres: RunningPostgres;
let servers: readonly RunningServer[] = [];
let token = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
  token = await signIn(servers[0]?.url ?? '');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await postgres.end();
});

concurrencyRules(() => ({ servers, token }));

it(`lets one of ${PROCESSES} processes that start at once on an empty database migrate it`, async () => {
  const url = await postgres.createDatabase('empty');
  const started = await Promise.all(Array.from({ length: PROCESSES }, () => startServer({ DATABASE_URL: url })));
  // A process writes the rest of its log when it ends.
  await Promise.all(started.map((server) => server.end()));
  const ran = started.map(({ output }) => {
    const line = output()
      .split('\n')
      .find((text) => text.includes('the schema is up to date'));
    return Number(JSON.parse(line ?? '{}').ran);
  });
  expect(ran.sort()).toEqual([0, 0, 0, migrations.length]);
});

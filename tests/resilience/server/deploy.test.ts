import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startPostgres } from '../../support/postgres/postgres';
import { nginx } from '../../support/servers/proxies';
import { prepareDatabase, startServer } from '../../support/servers/server-process';

const SYSTEMD = '/usr/bin/systemd-analyze';

it.skipIf(!existsSync(SYSTEMD))('has a valid systemd unit', () => {
  expect(execFileSync(SYSTEMD, ['verify', 'deploy/server/mindwave.service'], { encoding: 'utf8' })).toBe('');
});

it('has a compose file that builds the site and its database from existing files', () => {
  const { services } = parse(readFileSync('deploy/server/compose.yaml', 'utf8'));
  expect(Object.keys(services)).toEqual(['site', 'database']);
  expect(existsSync(services.site.build.dockerfile)).toBe(true);
  expect(services.site.build.args).toHaveProperty('SITE_URL');
  // A secret in an address would be cut at its first `/`.
  expect(Object.values<string>(services.site.environment).filter((value) => /:\/\/.*\$\{/.test(value))).toEqual([]);
  expect(services.site.environment.PGPASSWORD).toBe(services.database.environment.POSTGRES_PASSWORD);
  const copied = readFileSync(services.site.build.dockerfile, 'utf8').matchAll(
    /^COPY (server\/[^\s]+|package[^\s]+)/gm,
  );
  for (const [, file = ''] of copied) expect(existsSync(file), file).toBe(true);
});

it.skipIf(nginx.missing)('serves readers through nginx while one of two processes dies', async () => {
  const postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const [first, second] = servers;
  const proxy = await nginx.start(first.origin, second.origin);
  try {
    const { origin } = proxy;
    await first.end('SIGKILL');
    for (let count = 0; count < 100; count++) {
      const response = await fetch(`${origin}/api/news/?page=1`);
      expect(response.status).toBe(200);
      await response.text();
    }
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  } finally {
    await proxy.stop();
    await second.end();
    await postgres.end();
  }
});

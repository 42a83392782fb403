import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startPostgres } from '../../support/postgres/postgres';
import { nginx } from '../../support/servers/proxies';
import { prepareDatabase, startServer } from '../../support/servers/server-process';

const SYSTEMD = '/usr/bin/systemd-analyze';

it.skipIf(!existsSync(SYSTEMD))('has a valid systemd unit', () => {
  expect(execFileSync(SYSTEMD, ['verify', 'deploy/server/mindwave.service'], { encoding: 'utf8' })).toBe('');
});

it('has containers of the release that need no rights, with HTTPS on request', () => {
  const { services } = parse(readFileSync('deploy/server/compose.yaml', 'utf8'));
  const { site, database, https } = services;
  expect(Object.keys(services)).toEqual(['site', 'database', 'https']);
  expect(site.build.args).toHaveProperty('SITE_URL');
  expect(site).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  // A secret in an address would be cut at its first `/`.
  expect(Object.values<string>(site.environment).filter((value) => /:\/\/.*\$\{/.test(value))).toEqual([]);
  expect(site.environment.PGPASSWORD).toBe(database.environment.POSTGRES_PASSWORD);
  expect(https.profiles).toEqual(['https']);
  const [configuration] = https.volumes[0].split(':');
  expect(readFileSync(join('deploy/server', configuration), 'utf8')).toContain('reverse_proxy site:4173');
  const [build = '', run = ''] = readFileSync(site.build.dockerfile, 'utf8')
    .split(/^FROM /m)
    .slice(1);
  expect(build).toContain('RUN npm run release\n');
  expect(run).toMatch(/^node:24-bookworm-slim\n/);
  expect(run).toContain('\nUSER node\n');
  expect(run.match(/^(?:COPY|ADD|RUN) .+$/gm)).toEqual(['COPY --from=build /app/release/unpacked .']);
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

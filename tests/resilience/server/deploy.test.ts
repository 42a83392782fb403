import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePorts } from '../../support/servers/free-ports';
import { startPostgres } from '../../support/servers/postgres';
import { prepareDatabase, startServer } from '../../support/servers/server-process';

const NGINX = '/usr/sbin/nginx';
const SYSTEMD = '/usr/bin/systemd-analyze';

it.skipIf(!existsSync(SYSTEMD))('has a systemd unit without mistakes', () => {
  expect(execFileSync(SYSTEMD, ['verify', 'deploy/server/mindwave.service'], { encoding: 'utf8' })).toBe('');
});

it('has a compose file with the site and its database, which build from existing files', () => {
  const { services } = parse(readFileSync('deploy/server/compose.yaml', 'utf8'));
  expect(Object.keys(services)).toEqual(['site', 'database']);
  expect(existsSync(services.site.build.dockerfile)).toBe(true);
  expect(services.site.build.args).toHaveProperty('SITE_URL');
  const copied = readFileSync(services.site.build.dockerfile, 'utf8').matchAll(
    /^COPY (server\/[^\s]+|package[^\s]+)/gm,
  );
  for (const [, file = ''] of copied) expect(existsSync(file), file).toBe(true);
});

it.skipIf(!existsSync(NGINX))('serves readers through nginx while one of two processes dies', async () => {
  const postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-nginx-'));
  const upstream = servers.map(({ origin }) => `server ${new URL(origin).host} max_fails=1 fail_timeout=5s;`);
  const site = readFileSync('deploy/server/nginx.conf', 'utf8')
    .replace(/ {2}server 127[^\n]+\n/, `  ${upstream.join(' ')}\n`)
    .replace('listen 80', `listen ${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log stderr; events { } http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const nginx = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', config], { stdio: 'inherit' });
  try {
    const origin = `http://localhost:${port}`;
    const isUp = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp()));
    await servers[0]?.end('SIGKILL');
    for (let count = 0; count < 100; count++) {
      const response = await fetch(`${origin}/api/news/?page=1`);
      expect(response.status).toBe(200);
      await response.text();
    }
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  } finally {
    nginx.kill();
    await once(nginx, 'exit');
    await servers[1]?.end();
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

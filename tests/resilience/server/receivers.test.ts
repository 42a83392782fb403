/** The receivers in `deploy/receivers`: Varnish in front of two processes, and a static site. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { signatureOf } from '../../../server/leads/send';
import { noPostgres, startPostgres } from '../../support/postgres/postgres';
import { freePorts } from '../../support/servers/free-ports';
import { noVarnish, runVarnish } from '../../support/servers/proxies';
import { prepareDatabase } from '../../support/servers/server-process';
import { useEnds } from './laboratory';
import { articleForm, signIn } from './writers';

const SECRET = 'the secret of the test';
const SAVES = Number(process.env.SAVES ?? 2);
const SOON = { timeout: 20_000, interval: 20 };
const { ends, start } = useEnds();

async function startReceiver(name: 'purge' | 'rebuild', env: Readonly<Record<string, string>>) {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, [`deploy/receivers/${name}.mjs`], {
    env: { ...process.env, PORT: String(port), CHANGES_WEBHOOK_SECRET: SECRET, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  ends.push(() => child.kill());
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}`;
}

/** Sends an event as the server does. Returns the status. */
async function sendEvent(url: string, { key = randomUUID(), secret = SECRET, age = 0 } = {}) {
  const event = { event: 'article.changed', id: '1', slug: 'a', formerSlug: null, kind: 'changed', addresses: [] };
  const body = JSON.stringify(event);
  const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) - age);
  const headers = { 'Idempotency-Key': key, 'Mindwave-Signature': signature };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

const reason = noPostgres ?? noVarnish;
it.skipIf(reason)(`removes a saved article from Varnish, and nothing else (${reason ?? SAVES})`, async () => {
  const postgres = await startPostgres();
  ends.push(postgres.end);
  await prepareDatabase(postgres.url);
  const [banPort = 0] = await freePorts(1);
  const receiver = await startReceiver('purge', { CACHES: `http://127.0.0.1:${banPort}` });
  expect(await sendEvent(receiver), 'the cache is away').toBe(502);
  const settings = { CHANGES_WEBHOOK: receiver, CHANGES_WEBHOOK_SECRET: SECRET, TRUST_PROXY: '1' };
  const [first, second] = await start(postgres.url, 2, settings);
  const rules = await readFile('deploy/receivers/varnish.vcl', 'utf8');
  const varnish = await runVarnish(rules.replace('"4173"', `"${new URL(second!.origin).port}"`), [
    '-a',
    `ban=127.0.0.1:${banPort}`,
  ]);
  ends.push(varnish.stop);

  const read = async (path: string) => {
    const response = await fetch(`${varnish.origin}${path}`);
    // A hit has the number of the request that filled the cache.
    const isHit = /\d+ \d+/.test(response.headers.get('X-Varnish') ?? '');
    expect([path, response.status, response.headers.get('Cache-Tag')]).toEqual([path, 200, null]);
    return { isHit, text: await response.text() };
  };
  const headers = { Authorization: `Bearer ${await signIn(first!.url)}` };
  const save = async (slug: string, title: string, id?: string) => {
    const init = { method: id ? 'PUT' : 'POST', headers, body: articleForm(slug, { title }) };
    return (await (await fetch(`${first!.url}/news/${id ?? ''}`, init)).json()).data.id;
  };
  const [id] = [await save('one', 'One'), await save('other', 'Other')];
  const paths = ['/newsroom/one', '/newsroom', '/feed.xml', '/sitemap.xml'];
  await vi.waitUntil(async () => (await read('/newsroom')).text.includes('Other'), SOON);
  const waits: number[] = [];
  let [hits, reads] = [0, 0];
  for (let count = 1; count <= SAVES; count++) {
    const isFilled = async () =>
      (await Promise.all([...paths, '/newsroom/other'].map(read))).every(({ isHit }) => isHit);
    await vi.waitUntil(isFilled, SOON);
    const started = performance.now();
    await save('one', `No${count}.`, id);
    const isNew = async () => {
      reads += 1;
      if ((await read('/newsroom/other')).isHit) hits += 1;
      return (await Promise.all(paths.map(read))).every(({ text }) => text.includes(`No${count}.`));
    };
    await vi.waitUntil(isNew, SOON);
    waits.push(performance.now() - started);
  }
  console.log(
    `Varnish has a saved article after ${waits.map(Math.round).join(', ')} ms; another page: ${hits} of ${reads} hits`,
  );
  expect(waits.sort()[Math.floor(SAVES / 2)]).toBeLessThan(3000);
  // It was removed twice because it was new itself.
  expect(reads - hits).toBeLessThanOrEqual(2);
  const ban = (port: string | number, tag: string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'BAN', headers: { 'Cache-Tag': tag } });
  expect((await ban(new URL(varnish.origin).port, 'articles')).ok, 'visitors cannot ban').toBe(false);
  expect((await ban(banPort, '.*) || obj.status == (200')).status).toBe(400);
});

it('builds once at a time, once more for all changes during a build, and publishes the whole site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-static-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const [gate, log] = [join(folder, 'gate'), join(folder, 'log')];
  execFileSync('mkfifo', [gate]);
  // The build waits for a line from the test.
  const BUILD = `echo begun >> ${log}; mkdir "$OUT/dist"; read text < ${gate}; echo "$text" > "$OUT/dist/index.html"; test "$text" != bad`;
  const sites = join(folder, 'sites');
  const begun = async () => (await readFile(log, 'utf8').catch(() => '')).split('\n').length - 1;
  const page = () => readFile(join(sites, 'current/dist/index.html'), 'utf8').catch(() => 'none');
  const receiver = await startReceiver('rebuild', { BUILD, SITES: sites });
  await vi.waitUntil(async () => (await begun()) === 1, SOON);

  expect(await sendEvent(receiver, { secret: 'another' })).toBe(401);
  expect(await sendEvent(receiver, { age: 600 }), 'a copy that is sent later').toBe(401);
  expect((await fetch(receiver)).status).toBe(400);
  const key = randomUUID();
  const three = [sendEvent(receiver, { key }), sendEvent(receiver, { key }), sendEvent(receiver)];
  expect(await Promise.all(three), 'a change is taken once it is published').toEqual([502, 502, 502]);
  expect([await begun(), await page()]).toEqual([1, 'none']);
  await writeFile(gate, 'one\n');
  await vi.waitUntil(async () => (await begun()) === 2, SOON);
  expect(await page()).toBe('one\n');
  const former = await readlink(join(sites, 'current'));
  await writeFile(gate, 'two\n');
  await vi.waitUntil(async () => (await page()) === 'two\n', SOON);
  expect(await readlink(join(sites, 'current'))).not.toBe(former);

  expect(await sendEvent(receiver, { key }), 'again').toBe(204);
  expect(await begun(), 'a key counts once').toBe(2);
  const later = { key: randomUUID() };
  await sendEvent(receiver, later);
  await writeFile(gate, 'bad\n');
  await vi.waitUntil(async () => (await begun()) === 3, SOON);
  expect(await page(), 'a failed build is not published').toBe('two\n');
  // The server sends the event again, which starts the next build.
  await vi.waitUntil(async () => (await sendEvent(receiver, later)) === 502 && (await begun()) === 4, SOON);
  await writeFile(gate, 'three\n');
  await vi.waitUntil(async () => (await sendEvent(receiver, later)) === 204, SOON);
  expect([await begun(), await page()]).toEqual([4, 'three\n']);
});

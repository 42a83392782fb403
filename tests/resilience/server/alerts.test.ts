/** The alerts of `deploy/monitoring`: each fault fires its own and no other, and ordinary traffic fires none. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Statement, sql } from '../../../server/database/database';
import { RENDERER, rendererFolder } from '../../../server/render/renderer';
import { alertRules, createRecorder, MONITORING, noPromtool, promtool, unknownIn } from '../../support/monitoring';
import { notOurs, onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { freePorts } from '../../support/servers/free-ports';
import { type Mood, startWebhook } from '../../support/servers/receivers';
import { EDITOR, prepareDatabase, smallSite } from '../../support/servers/server-process';
import { METRICS_TOKEN, metricOf, useEnds } from './laboratory';
import { articleForm, signIn } from './writers';

let postgres: RunningPostgres;
let count = 0;
const { ends, start } = useEnds();

/** Starts a server that has a proven backup, an article, and a webhook for leads. */
async function openLab({ mood = 'accept', ...env }: { readonly mood?: Mood; readonly [name: string]: string }) {
  count += 1;
  const url = await postgres.createDatabase(`alerts_${count}`);
  await prepareDatabase(url);
  const run = (statement: Statement) => onDatabase(url, ({ query }) => query(statement));
  await run(sql`insert into proven_backup values (true, now(), now())`);
  const webhook = await startWebhook([mood]);
  ends.push(webhook.stop);
  const hooks = {
    LEADS_WEBHOOK: webhook.url,
    LEADS_WEBHOOK_SECRET: 's',
    CHANGES_WEBHOOK: webhook.url,
    CHANGES_WEBHOOK_SECRET: 's',
  };
  const [server] = await start(url, 1, { ...hooks, ...env });
  if (!server) throw new Error('no server');
  const headers = { Authorization: `Bearer ${await signIn(server.url)}` };
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${server.url}${path}`, init)).status;
  };
  const recorder = createRecorder(server.origin, METRICS_TOKEN);
  const save = async (slug: string) =>
    (await fetch(`${server.url}/news/`, { method: 'POST', headers, body: articleForm(slug) })).status;
  expect(await save('first')).toBe(201);
  await recorder.scrape(6);
  return {
    ...recorder,
    server,
    run,
    save,
    contact: () => post('/contact', { name: 'J', email: 'j@coastal.example', mobile: '404', company: 'C' }),
    fail: () => post('/login', { email: EDITOR.email, password: 'a wrong password' }),
    visit: async (path: string) => (await fetch(`${server.origin}${path}`)).text(),
  };
}

type Lab = Awaited<ReturnType<typeof openLab>>;

/** Each save takes longer than half a second. */
async function slowDown({ run }: Lab) {
  await run(sql`
    create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.6); return new; end'`);
  await run(sql`create trigger wait before insert on articles for each row execute function wait()`);
}

const breakContact = ({ run }: Lab) => run(sql`alter table throttle rename to broken`);
const times = (number: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: number }, (_, index) => work(index)));

type Fault = readonly [
  name: string,
  alerts: readonly string[],
  fault: (lab: Lab) => Promise<unknown>,
  env?: Parameters<typeof openLab>[0],
];

const FAULTS: readonly Fault[] = [
  [
    'a killed process',
    ['SiteDown'],
    async ({ server, scrape }) => {
      await server.end('SIGKILL');
      await scrape(6);
    },
  ],
  [
    'a database that is away',
    ['DatabaseAway', 'Errors', 'SiteNotReady'],
    async ({ contact, scrape }) => {
      await postgres.halt();
      ends.push(postgres.start);
      await scrape(16, contact);
    },
  ],
  [
    'a database that comes and goes',
    ['DatabaseAway', 'ReadinessFlaps'],
    async ({ scrape }) => {
      for (let time = 0; time < 3; time++) {
        await postgres.halt();
        await scrape(1);
        await postgres.start();
        await scrape(1);
      }
      await scrape(6);
    },
  ],
  [
    'a table that is missing for visitors',
    ['Errors'],
    async (lab) => {
      await breakContact(lab);
      expect(await lab.contact()).toBe(500);
      await lab.scrape(10, () => times(3, lab.contact));
    },
  ],
  [
    'slow saves',
    ['Slow'],
    async (lab) => {
      await slowDown(lab);
      await times(8, (index) => lab.save(`slow-${index}`));
      await lab.scrape(24);
    },
  ],
  [
    'a process that is often frozen',
    ['EventLoopBlocked'],
    ({ server, visit, scrape }) =>
      scrape(24, async () => {
        // The server measures every 20 ms, and a scrape starts a new measurement.
        await setTimeout(100);
        server.child.kill('SIGSTOP');
        await setTimeout(300);
        server.child.kill('SIGCONT');
        await visit('/healthz');
      }),
  ],
  [
    'figures that cannot be read',
    ['FiguresMissing'],
    async ({ run, scrape }) => {
      await run(sql`alter table proven_backup rename to broken`);
      await scrape(24);
    },
  ],
  [
    'a late request',
    ['LeadNotDelivered'],
    async ({ contact, run, scrape }) => {
      expect(await contact()).toBe(201);
      await scrape(2);
      await run(sql`update leads set received_at = received_at - interval '2 minutes'`);
      await scrape(2);
    },
    { mood: 'refuse', LEADS_ALERT_MINUTES: '1' },
  ],
  [
    'a dead request',
    ['LeadNotDelivered'],
    async ({ contact, run, scrape }) => {
      expect(await contact()).toBe(201);
      await run(sql`update deliveries set state = 'dead' where channel = 'webhook'`);
      await scrape(2);
    },
    { mood: 'refuse' },
  ],
  [
    'requests without a channel',
    ['LeadsWithoutChannel'],
    async ({ contact, scrape }) => {
      expect(await contact()).toBe(201);
      await scrape(2);
    },
    { LEADS_WEBHOOK: '', LEADS_WEBHOOK_SECRET: '' },
  ],
  [
    'a cache that did not get a change',
    ['ChangesNotDelivered'],
    async ({ run, scrape }) => {
      await run(sql`update deliveries set gives_up_at = gives_up_at - interval '31 minutes' where channel = 'changes'`);
      await scrape(2);
    },
    { mood: 'refuse' },
  ],
  [
    'a backup that is three days old',
    ['BackupNotProven'],
    async ({ run, scrape }) => {
      await run(sql`update proven_backup set made_at = now() - interval '3 days'`);
      await scrape(2);
    },
  ],
  [
    'no backup',
    ['BackupNotProven'],
    async ({ run, scrape }) => {
      await run(sql`delete from proven_backup`);
      await scrape(2);
    },
  ],
  [
    'many wrong passwords',
    ['SignInAttack'],
    async ({ fail, scrape }) => {
      await scrape(4, () => times(10, fail));
    },
  ],
  [
    'one error and one slow save at night',
    [],
    async (lab) => {
      await breakContact(lab);
      expect(await lab.contact()).toBe(500);
      await lab.scrape(1);
      expect(await lab.contact()).toBe(500);
      await slowDown(lab);
      await lab.save('slow');
      await lab.scrape(30);
    },
  ],
  [
    'fifteen minutes of light traffic',
    [],
    async ({ visit, save, contact, fail, scrape }) => {
      let time = 0;
      await scrape(60, async () => {
        time += 1;
        for (const path of ['/', '/newsroom', '/newsroom/first', '/api/news/', '/readyz', '/missing'])
          await visit(path);
        if (time % 10 === 0) await Promise.all([save(`quiet-${time}`), contact(), fail()]);
      });
    },
  ],
];

const reason = notOurs ?? noPromtool;
describe.skipIf(reason)(`the alerts${reason ? ` (${reason})` : ''}`, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());

  it('are valid, and each says where to read on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mindwave-prometheus-'));
    ends.push(() => rm(folder, { recursive: true }));
    await cp(MONITORING, folder, { recursive: true });
    await writeFile(join(folder, 'mindwave-token'), METRICS_TOKEN);
    await promtool('check', 'config', '--lint-fatal', join(folder, 'prometheus.yml'));
    for (const { alert, annotations } of alertRules()) {
      expect(annotations, alert).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
      const [, section, file] = /"([^"]+)" in (docs\/[\w-]+\.md)/.exec(annotations.action) ?? [];
      if (file) expect(await readFile(file, 'utf8'), alert).toContain(`\n## ${section}\n`);
    }
  });

  for (const [name, alerts, fault, env = {}] of FAULTS) {
    it(`${name}: ${alerts.join(', ') || 'nothing'}`, async () => {
      const lab = await openLab(env);
      await fault(lab);
      await lab.expectAlerts(alerts);
    });
  }

  it('a certificate that ends in five days: CertificateEnds, and all metrics are known', async () => {
    const dist = await smallSite();
    const [port = 0] = await freePorts(1);
    const [key, cert] = [join(dist, 'key.pem'), join(dist, 'cert.pem')];
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const proxy = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(port);
    ends.push(() => proxy.close());
    await once(proxy, 'listening');
    const renderer = join(rendererFolder(dist), RENDERER);
    const text = await readFile(renderer, 'utf8');
    await writeFile(renderer, text.replace('http://localhost', `https://localhost:${port}`));
    const lab = await openLab({ DIST: dist });
    const isNoticed = async () => (await metricOf(lab.server, 'notices\\{code="certificate"\\}')) === 1;
    await vi.waitUntil(isNoticed, { timeout: 10_000, interval: 50 });
    expect(unknownIn(await lab.scrape(2))).toEqual([]);
    await lab.expectAlerts(['CertificateEnds']);
  });

  it('no alert is without a fault', () => {
    const fired = [...FAULTS.flatMap(([, alerts]) => alerts), 'CertificateEnds'];
    expect([...new Set(fired)].sort()).toEqual(
      alertRules()
        .map(({ alert }) => alert)
        .sort(),
    );
  });
});

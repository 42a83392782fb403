import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Mood, type Receiver, type Reply, startSmtp, startWebhook } from '../../tests/support/servers/receivers';
import { openTestDatabase } from '../../tests/support/servers/server-process';
import { leadCommands } from '../commands/leads';
import { type Database, sql } from '../database/database';
import { cleanUp } from '../housekeeping';
import { createNotices } from '../notices';
import { createLog } from '../operations/log';
import { enterTrace } from '../operations/trace';
import { insertLead, listLeads } from './leads';
import { type LeadSettings, sendersOf } from './send';
import { startWorker, type Worker } from './worker';

const LEAD = {
  name: 'Jordan Ellis',
  email: 'jordan@coastal.example',
  mobile: '4045550123',
  company: '=Coastal, "Freight"',
  message: 'We still confirm most of our loads by phone. 🚚',
};

const TIMES = { retrySeconds: 0, alertMinutes: 30 };

let database: Database;
let receiver: Receiver;
let worker: Worker | undefined;
let logged = '';
const log = createLog('debug', {
  write: (line) => {
    logged += line;
  },
});

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  logged = '';
  await database.query(sql`delete from deliveries`);
  await database.query(sql`delete from leads`);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await receiver.stop();
});

const settingsFor = async (channel: 'mail' | 'webhook', moods: readonly Mood[]): Promise<LeadSettings> => {
  receiver = await (channel === 'mail' ? startSmtp(moods) : startWebhook(moods));
  return channel === 'mail'
    ? { mail: { url: receiver.url, to: 'sales@mindwave.example', from: 'site@mindwave.example' }, ...TIMES }
    : { webhook: { url: receiver.url, secret: 'shared secret' }, ...TIMES };
};

const store = (settings: LeadSettings, lead = LEAD) =>
  database.transaction((transaction) => insertLead(transaction, lead, [...sendersOf(settings).keys()]));

/** Settings for mail to a server that sends these replies. */
async function mailTo(to: string, reply: Reply, address = ''): Promise<LeadSettings> {
  receiver = await startSmtp(['accept'], reply);
  const url = address ? receiver.url.replace('smtp://127.0.0.1', address) : receiver.url;
  return { mail: { url, to, from: 'Site <site@mindwave.example>' }, ...TIMES };
}

/** Wakes the worker until all deliveries have reached a state. A failed one is due again at once, because the retry time is 0. */
async function deliver(settings: LeadSettings, state: string) {
  worker = startWorker(database, settings, log);
  for (;;) {
    const [open] = await database.query(sql`select id from deliveries where state <> ${state}`);
    if (!open) return;
    worker.wake();
    // PGlite responds without giving the network a turn.
    await setImmediate();
  }
}

const command = (name: string, args: readonly string[] = []) =>
  leadCommands[`leads ${name}`]?.(database, { args, fromStdin: false, isCsv: true });

describe.each(['mail', 'webhook'] as const)('a lead by %s', (channel) => {
  it('takes effect once at a receiver that refuses it, closes the connection, and loses its response', async () => {
    const settings = await settingsFor(channel, ['refuse', 'close', 'lose', 'refuse', 'accept']);
    await store(settings);
    await deliver(settings, 'done');
    expect(receiver.attempts()).toBe(5);
    expect(receiver.taken()).toBe(2);
    expect(receiver.effects.size).toBe(1);
  });

  it('is dead after 24 hours, and arrives after a retry', async () => {
    const settings = await settingsFor(channel, ['refuse', 'accept']);
    await store(settings);
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, 'dead');
    expect(receiver.effects.size).toBe(0);
    expect(await command('list')).toContain(`${channel} dead (`);
    expect(await command('retry')).toBe('1 deliveries are due again.');
    await worker?.stop();
    await database.query(sql`update deliveries set next_at = now() + interval '59 minutes'`);
    expect(await command('retry'), 'it also ends a wait').toBe('1 deliveries are due again.');
    await deliver(settings, 'done');
    expect(receiver.effects.size).toBe(1);
  });

  it('leaves nothing of the person in the logs', async () => {
    const settings = await settingsFor(channel, ['refuse', 'close', 'accept']);
    await store(settings);
    await deliver(settings, 'done');
    await worker?.stop();
    expect(logged).toContain('a lead was delivered');
    expect(logged).toContain('a lead was not delivered');
    for (const text of Object.values(LEAD)) expect(logged).not.toContain(text);
  });
});

it('signs a webhook with its time, and sends the fields of the contract', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  const id = await store(settings);
  await deliver(settings, 'done');
  const [received] = receiver.effects.values();
  const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    String(received?.headers['mindwave-signature']),
  ) ?? [''];
  expect(signature).toBe(createHmac('sha256', 'shared secret').update(`${time}.${received?.body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
  const [stored] = await listLeads(database);
  expect(JSON.parse(received?.body ?? '')).toEqual({ id, ...LEAD, receivedAt: stored?.receivedAt.toISOString() });
});

it('says that a webhook redirects', async () => {
  const settings = await settingsFor('webhook', ['redirect']);
  await store(settings);
  await database.query(sql`update deliveries set gives_up_at = now()`);
  await deliver(settings, 'dead');
  expect(await command('list')).toContain('webhook dead (HTTP 302)');
});

it('sends a mail with the text of the lead and a reply address', async () => {
  const settings = await settingsFor('mail', ['accept']);
  await store(settings);
  await deliver(settings, 'done');
  const [mail] = receiver.effects.values();
  expect(mail?.body).toContain('To: sales@mindwave.example');
  expect(mail?.body).toContain('Reply-To: Jordan Ellis <jordan@coastal.example>');
  expect(mail?.body).toMatch(/Phone: 4045550123/);
});

it('adds no header and no line to a mail, whatever an older lead contains', async () => {
  const settings = await settingsFor('mail', ['accept']);
  const lead = {
    ...LEAD,
    name: 'Jordan\r\nBcc: all@corp.example',
    company: 'Coastal\nEmail: other@corp.example\u2028X',
    email: 'mailto:jordan@coastal.example\r\n',
  };
  await database.transaction((transaction) => insertLead(transaction, lead, [...sendersOf(settings).keys()]));
  await deliver(settings, 'done');
  const [mail] = receiver.effects.values();
  const lines = mail?.body.replace(/=\r?\n/g, '').split(/\r?\n/) ?? [];
  expect(lines.filter((line) => /^(?:Bcc|Cc|X|Email: other)/i.test(line))).toEqual([]);
  expect(lines).toContain('Company: Coastal Email: other@corp.example X');
  expect(lines).toContain('Reply-To: "Jordan Bcc: all@corp.example" <jordan@coastal.example>');
});

describe('a mail to several receivers', () => {
  const TO = 'Sales <sales@mindwave.example>, "Jo, CEO" <jo@mindwave.example>, leads@mindwave.example';
  /** Refuses receivers, and writes down who was accepted how often. */
  const refusing = (refusals: Record<string, string>) => {
    const accepted: string[] = [];
    const reply: Reply = (command) => {
      const [, receiver = ''] = /^RCPT TO:<([^@]+)@/i.exec(command) ?? [];
      if (receiver && !refusals[receiver]) accepted.push(receiver);
      return refusals[receiver];
    };
    return { reply, accepted, refusals };
  };

  it.each(['450 later', '550 no such user'])(
    'repeats it for the one that was refused with %s, and for no other',
    async (refusal) => {
      const { reply, accepted, refusals } = refusing({ jo: refusal });
      const settings = await mailTo(TO, reply);
      await store(settings);
      await database.query(sql`update deliveries set gives_up_at = now()`);
      await deliver(settings, 'dead');
      expect(accepted.toSorted()).toEqual(['leads', 'sales']);
      expect(await command('list')).toContain(`mail dead (SMTP ${refusal.slice(0, 3)} for jo@mindwave.example)`);
      await worker?.stop();
      delete refusals.jo;
      await command('retry');
      await deliver(settings, 'done');
      expect(accepted.toSorted()).toEqual(['jo', 'leads', 'sales']);
      for (const { body } of receiver.effects.values()) expect(body).toContain('jo@mindwave.example');
    },
  );

  it('goes to the receiver that replaces a refused one, and not again to the others', async () => {
    const { reply, accepted } = refusing({ typo: '550 no such user' });
    const settings = await mailTo('sales@mindwave.example, typo@mindwave.example', reply);
    await store(settings);
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, 'dead');
    await worker?.stop();
    await command('retry');
    const mail = { ...settings.mail, to: 'Sales <SALES@mindwave.example>, right@mindwave.example' };
    await deliver({ ...settings, mail: { url: '', from: '', ...mail } }, 'done');
    expect(accepted).toEqual(['sales', 'right']);
  });

  it('is repeated for everyone if the server refuses a receiver and then the text', async () => {
    const { reply, accepted } = refusing({ jo: '550 no such user' });
    let refusals = 1;
    const settings = await mailTo(TO, (line) =>
      line === '.' || (/^DATA/i.test(line) && refusals-- > 0) ? '451 later' : reply(line),
    );
    await store(settings);
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, 'dead');
    await worker?.stop();
    expect(receiver.taken()).toBe(0);
    await command('retry');
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, 'dead');
    expect(receiver.taken()).toBe(1);
    expect(accepted.toSorted()).toEqual(['leads', 'leads', 'sales', 'sales']);
  });

  it('says why if no receiver accepts it', async () => {
    const { reply } = refusing({ sales: '450 later', jo: '550 no', leads: '550 no' });
    const settings = await mailTo(TO, reply);
    await store(settings);
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, 'dead');
    const names = ['450 for sales', '550 for jo', '550 for leads'].map((text) => `SMTP ${text}@mindwave.example`);
    expect(await command('list')).toContain(`mail dead (${names.join(', ')})`);
  });
});

it.each([
  ['jörg@coastal.example', undefined],
  ['用户@例え.jp', undefined],
  ['jordan@exa\u2028mple.\u0301', undefined],
  ['jordan@[::ü]', undefined],
  ['jordan', undefined],
  ['jordan@küste.example', 'Reply-To: =?UTF-8?Q?J=C3=B6rdan?= <jordan@xn--kste-0ra.example>'],
])('has only ASCII in the headers of a mail about %s', async (email, replyTo) => {
  const settings = await mailTo('Jörg <sales@mindwave.example>', () => undefined);
  await store(settings, { ...LEAD, email, name: 'Jördan', company: '株式会社 '.repeat(40) });
  await deliver(settings, 'done');
  const [mail] = receiver.effects.values();
  const [headers = ''] = mail?.body.split('\n\n') ?? [];
  expect(headers).toMatch(/^[\x20-\x7e\n]+$/);
  expect(headers.split('\n').filter((line) => line.length > 78)).toEqual([]);
  expect(headers.split('\n').find((line) => line.startsWith('Reply-To'))).toBe(replyTo);
});

describe('a password for a mail server', () => {
  it.each([
    ['smtp://user:s3cret@127.0.0.1', true],
    ['smtp://user:s3cret@localhost', true],
    [`smtp://user:s3cret@${hostname()}`, false],
  ])('is sent to %s without TLS: %s', async (address, isSent) => {
    const commands: string[] = [];
    const settings = await mailTo(
      'sales@mindwave.example',
      (line) => {
        commands.push(line);
        if (/^EHLO/i.test(line)) return '250-receiver\r\n250 AUTH PLAIN LOGIN';
        if (/^STARTTLS/i.test(line)) return '502 unknown';
        return /^AUTH/i.test(line) ? '235 welcome' : undefined;
      },
      address,
    );
    await store(settings);
    await database.query(sql`update deliveries set gives_up_at = now()`);
    await deliver(settings, isSent ? 'done' : 'dead');
    expect(commands.some((line) => line.startsWith('AUTH'))).toBe(isSent);
    if (!isSent) expect(await command('list')).toContain('mail dead (no TLS)');
    expect(logged).not.toContain('s3cret');
  });

  it('is sent without TLS if the address allows it', async () => {
    const allowed = `smtp://user:s3cret@${hostname()}`;
    const settings = await mailTo('sales@mindwave.example', (line) =>
      /^EHLO/i.test(line) ? '250-receiver\r\n250 AUTH PLAIN' : /^AUTH/i.test(line) ? '235 welcome' : undefined,
    );
    const url = `${receiver.url.replace('smtp://127.0.0.1', allowed)}?requireTLS=false`;
    const open = { ...settings, mail: { url, to: 'sales@mindwave.example', from: 'site@mindwave.example' } };
    await store(open);
    await deliver(open, 'done');
  });
});

describe('a lead that one channel does not deliver', () => {
  /** Mail that is refused, and a webhook that accepts everything. */
  async function startBoth() {
    const mail = await startSmtp(['refuse']);
    const settings = await settingsFor('webhook', ['accept']);
    const to = { to: 'sales@mindwave.example', from: 'site@mindwave.example' };
    onTestFinished(() => mail.stop());
    return { ...settings, retrySeconds: 60, mail: { url: mail.url, ...to } };
  }
  const alertsOf = () => [...receiver.effects.values()].filter(({ key }) => key.startsWith('alert-'));

  it.each([
    ['is dead', sql`update deliveries set state = 'dead', problem = 'SMTP 550' where channel = 'mail'`, 'SMTP 550'],
    ['waits for too long', sql`update leads set received_at = now() - interval '31 minutes'`, 'not tried'],
  ])('causes one alert by the other channel if it %s', async (_, change, problem) => {
    const settings = await startBoth();
    const id = await store(settings);
    await database.query(change);
    const workers = [1, 2, 3].map(() => startWorker(database, settings, log));
    onTestFinished(async () => void (await Promise.all(workers.map((one) => one.stop()))));
    const waking = setInterval(() => workers[0]?.wake(), 20);
    await receiver.until(() => receiver.effects.size === 2);
    clearInterval(waking);
    const [alert] = alertsOf();
    expect(JSON.parse(alert?.body ?? '')).toMatchObject({ id, ...LEAD, failed: { channel: 'mail', problem } });
    expect(alertsOf()).toHaveLength(1);
    const end = new Date(Date.now() + 13 * 24 * 3600_000);
    const notices = createNotices(database, { queues: ['mail'], alertMinutes: 30, certificateEnd: () => end });
    const code = problem === 'not tried' ? 'leads-late' : 'leads-dead';
    expect(await notices()).toMatchObject([
      { code, count: 1, message: expect.stringContaining('leads list') },
      { code: 'certificate' },
    ]);
  });

  it('is in a mail whose first line says so', async () => {
    const settings = await mailTo('sales@mindwave.example', () => undefined);
    await store({ ...settings, webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } });
    await database.query(sql`update deliveries set state = 'dead', problem = 'HTTP 500' where channel = 'webhook'`);
    worker = startWorker(database, settings, log);
    const waking = setInterval(() => worker?.wake(), 20);
    await receiver.until(() => receiver.effects.size === 2);
    clearInterval(waking);
    const [alert] = alertsOf();
    expect(alert?.body).toMatch(
      /\n\nThis request was not delivered by webhook \(HTTP 500\)\. It is not lost\.\n\nName: Jordan Ellis/,
    );
  });
});

it('sends the event of a changed article, with the trace of its request', async () => {
  const { webhook: changes } = await settingsFor('webhook', ['refuse', 'accept']);
  const settings = { ...TIMES, ...(changes && { changes: { ...changes, prefix: '/site' } }) };
  const change = { id: '7', slug: 'late-trains', formerSlug: 'läte', kind: 'changed' } as const;
  worker = startWorker(database, settings, log);
  const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  enterTrace({ traceparent: trace });
  await database.transaction(async (transaction) => worker?.recordChange(transaction, change));
  enterTrace({});
  await worker.stop();
  expect(
    await database.query(sql`select id from deliveries where next_at > now() + interval '2 seconds'`),
  ).toHaveLength(1);
  await database.query(sql`update deliveries set next_at = now()`);
  await deliver(settings, 'done');
  const [event] = receiver.effects.values();
  expect(event?.headers.traceparent).toBe(trace);
  const slugs = ['late-trains', 'l%C3%A4te'].flatMap((slug) => [
    `/site/newsroom/${slug}`,
    `/site/api/news/slug/${slug}`,
  ]);
  const lists = ['/newsroom', '/feed.xml', '/sitemap.xml', '/api/news', '/api/news/7'].map((path) => `/site${path}`);
  expect(JSON.parse(event?.body ?? '')).toEqual({
    event: 'article.changed',
    ...change,
    addresses: [...slugs, ...lists],
  });
});

it('stores a lead and its deliveries together or not at all', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  const failing = database.transaction(async (transaction) => {
    await insertLead(transaction, LEAD, [...sendersOf(settings).keys()]);
    throw new Error('the process ends here');
  });
  await expect(failing).rejects.toThrow('the process ends here');
  expect(await listLeads(database)).toEqual([]);
  expect(await database.query(sql`select id from deliveries`)).toEqual([]);
});

it('gives one delivery to one worker, even if several ask at once', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  for (let count = 0; count < 10; count++) await store(settings);
  const workers = Array.from({ length: 4 }, () => startWorker(database, settings, log));
  await receiver.until(() => receiver.taken() >= 10);
  await Promise.all(workers.map((one) => one.stop()));
  expect(receiver.taken()).toBe(10);
  expect(receiver.effects.size).toBe(10);
});

it('delivers a lead that a clock a year ahead has postponed', async () => {
  const settings = await settingsFor('webhook', []);
  await store(settings);
  await database.query(sql`update deliveries set next_at = now() + interval '1 year'`);
  await deliver(settings, 'done');
  expect(receiver.effects.size).toBe(1);
});

it('deletes leads after their retention time, and the leads of one person on demand', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  await store(settings);
  const old = await store(settings);
  await database.query(sql`update leads set received_at = now() - interval '31 days' where id = ${old}`);
  await cleanUp(database, undefined, () => undefined);
  expect(await listLeads(database)).toHaveLength(2);
  await cleanUp(database, 30, () => undefined);
  expect(await listLeads(database)).toHaveLength(1);
  expect(await command('delete', ['mailto:JORDAN@coastal.example'])).toBe('Deleted 1 leads.');
  expect(await listLeads(database)).toEqual([]);
});

it('deletes nothing if two addresses are given', async () => {
  await expect(command('delete', [LEAD.email, 'other@coastal.example'])).rejects.toThrow('Name one email address.');
});

it('lists a lead on one line, without control characters for the terminal', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  const lead = { ...LEAD, name: 'Jordan\n\u001b[2JEllis' };
  await database.transaction((transaction) => insertLead(transaction, lead, [...sendersOf(settings).keys()]));
  expect(await command('list')).toMatch(/^\d+ {2}\S+ {2}Jordan \[2JEllis {2}<jordan@coastal\.example> {2}webhook due$/);
});

it('exports CSV in which no cell is a formula', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  await store(settings);
  const [head, row] = (await command('export'))?.split('\r\n') ?? [];
  expect(head).toBe('\ufeffid,receivedAt,name,email,mobile,company,message,deliveries');
  expect(row).toContain(`"'=Coastal, ""Freight"""`);
});

it('exports CSV without a formula, at whatever character a spreadsheet splits it', async () => {
  const settings = await settingsFor('webhook', ['accept']);
  const lead = { ...LEAD, name: 'Zoë;=1+1', company: 'A;"=cmd|calc', message: 'a\n-1\tb;\t"+1", @x\r＝1, =2' };
  await database.transaction((transaction) => insertLead(transaction, lead, [...sendersOf(settings).keys()]));
  const text = (await command('export')) ?? '';
  expect(text).toContain('Zoë');
  // Spreadsheets treat quotes in the middle of a line as text.
  for (const separator of [',', ';', '\t']) {
    const cells = text.split(/[\r\n]/).flatMap((line) => line.split(separator));
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
});

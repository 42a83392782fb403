import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '../tests/support/programs';
import { type Reply, startSmtp, startWebhook } from '../tests/support/servers/receivers';
import { openTestDatabase, prepareDatabase } from '../tests/support/servers/server-process';
import { checkPassword, hashPassword } from './api/passwords';
import { addAccount, disableAccount, listAccounts, setPassword } from './commands/accounts';
import { type Database, errorCode, sql } from './database/database';
import { openDatabase } from './database/open-database';

let folder = '';
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-cli-'));
  await prepareDatabase(`pglite:${join(folder, 'commands')}`);
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command like `npm run server --`, with text on standard input. */
async function run(
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv = { DATABASE_URL: `pglite:${join(folder, 'commands')}` },
) {
  const child = spawn(process.execPath, [...program('server'), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out: out.trim(), error: error.trim(), code };
}

it('adds an account with a password from standard input, and explains each refusal', async () => {
  const added = await run(['account', 'add', 'Jordan@Example.com', '--password-stdin'], 'a long password\nrest');
  expect(added).toEqual({ out: 'Added Jordan@Example.com.', error: '', code: 0 });
  const again = await run(['account', 'add', 'jordan@example.com', '--password-stdin'], 'another password');
  expect(again).toEqual({ out: '', error: 'There is already an account jordan@example.com.', code: 1 });
  const listed = await run(['account', 'list'], '');
  expect(listed.out).toMatch(/^jordan@example\.com {2}since \d{4}-\d\d-\d\d$/m);
});

it('explains wrong usage', async () => {
  const asArgument = await run(['account', 'add', 'a@example.com', 'a long password'], '');
  expect(asArgument).toMatchObject({ code: 1, error: expect.stringContaining('A password is never an argument.') });
  expect(await run(['account', 'list'], '', {})).toMatchObject({
    code: 1,
    error: expect.stringContaining('DATABASE_URL'),
  });
  for (const wrong of ['unknown', '--unknown'])
    expect(await run([wrong], '')).toMatchObject({ code: 2, error: expect.stringContaining('account add EMAIL') });
  const noAddress = await run(['account', 'list'], '', { DATABASE_URL: 'postgres://user:p/q@localhost/name' });
  expect(noAddress).toMatchObject({ code: 1, error: expect.stringMatching(/^DATABASE_URL cannot be read\. .+$/) });
  expect(noAddress.error).not.toContain('p/q');
});

it('says why the database cannot be reached, without its password', async () => {
  const { code, error } = await run(['account', 'list'], '', {
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/mindwave',
  });
  expect(code).toBe(1);
  expect(error).toMatch(/^The server cannot reach its data.*\(connect ECONNREFUSED 127\.0\.0\.1:1\)$/);
});

/** Replies of a mail server that refuses something, and what `leads test` says about it. */
const REFUSALS: readonly [string, Reply, RegExp][] = [
  [
    'the password',
    (line) =>
      /^EHLO/i.test(line) ? '250-a\r\n250 AUTH PLAIN' : /^AUTH/i.test(line) ? '535 5.7.8 No such user' : undefined,
    /535 5\.7\.8 No such user.*the password in SMTP_URL/,
  ],
  [
    'the sender',
    (line) => (/^MAIL/i.test(line) ? '553 Not your domain' : undefined),
    /553 Not your domain.*LEADS_FROM/,
  ],
  ['a receiver', (line) => (/^RCPT/i.test(line) ? '550 Unknown' : undefined), /550 Unknown.*LEADS_TO/],
  ['nothing', () => undefined, /^$/],
];

it.each(REFUSALS)(
  'sends a test by mail and webhook, and explains a mail server that refuses %s',
  async (_, reply, words) => {
    const [mail, webhook] = await Promise.all([startSmtp(['accept'], reply), startWebhook(['accept'])]);
    const env = { LEADS_TO: 'sales@example.com', LEADS_WEBHOOK: webhook.url, LEADS_WEBHOOK_SECRET: 'secret' };
    const { out, error, code } = await run(['leads', 'test'], '', {
      ...env,
      SMTP_URL: mail.url.replace('//', '//a:b@'),
    });
    await Promise.all([mail.stop(), webhook.stop()]);
    expect(error).toMatch(words);
    expect(code).toBe(error === '' ? 0 : 1);
    expect(out).toContain('webhook: accepted');
    for (const { body } of mail.effects.values()) expect(body).toMatch(/\n\nThis is a test of the website\. Nobody/);
    for (const { body } of webhook.effects.values()) expect(JSON.parse(body)).toMatchObject({ test: true });
  },
);

it('explains why a test reaches no mail server', async () => {
  const test = (SMTP_URL: string) => run(['leads', 'test'], '', { SMTP_URL, LEADS_TO: 'sales@example.com' });
  expect(await test('smtp://nowhere.invalid')).toMatchObject({
    code: 1,
    error: expect.stringContaining('name of the host'),
  });
  expect(await test('smtp://127.0.0.1:1')).toMatchObject({ code: 1, error: expect.stringContaining('ECONNREFUSED') });
  expect((await run(['leads', 'test'], '')).error).toContain('Requests are only stored.');
});

it('refuses a PGlite folder that another process uses, until that process ends', async () => {
  const used = join(folder, 'used');
  const url = { DATABASE_URL: `pglite:${used}` };
  await prepareDatabase(url.DATABASE_URL);
  const first = await openDatabase(url.DATABASE_URL);
  const second = await run(['migrate'], '', url);
  expect(second).toEqual({
    out: '',
    error: `Another process uses the database in ${used}. Stop it first.`,
    code: 1,
  });
  await first.close();
  expect(await run(['migrate'], '', url)).toMatchObject({ code: 0 });
}, 60_000);

it('ends the sessions of an account that is disabled or gets a new password', async () => {
  await addAccount(database, 'editor@example.com', 'the first password');
  const startSession = () =>
    database.query(sql`
      insert into sessions (token_hash, account_id, expires_at)
      select 'hash', id, now() + interval '1 hour' from accounts where email = 'editor@example.com'`);
  const sessions = () => database.query(sql`select token_hash from sessions`);
  await startSession();
  await setPassword(database, 'EDITOR@example.com', 'the second password');
  expect(await sessions()).toEqual([]);
  await startSession();
  await disableAccount(database, 'editor@example.com');
  expect(await sessions()).toEqual([]);
  expect(await listAccounts(database)).toMatch(/^editor@example\.com .* disabled$/m);
  await expect(setPassword(database, 'editor@example.com', 'too short')).rejects.toThrow('at least 12 characters');
  await expect(disableAccount(database, 'unknown@example.com')).rejects.toThrow('There is no account');
});

it('hashes passwords with their own salt and parameters, and reports outdated ones', async () => {
  const [one, other] = await Promise.all([hashPassword('the same password'), hashPassword('the same password')]);
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await checkPassword('the same password', one)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword('another password', one)).toMatchObject({ isRight: false });
  // Made with N = 1024: crypto.scryptSync('old', 'salt', 32, { N: 1024 }).
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('old', 'salt', 32, { N: 1024 }).toString('base64url');
  const old = `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${key}`;
  expect(await checkPassword('old', old)).toEqual({ isRight: true, isOutdated: true });
});

it('takes as long for an unknown account as for a known one', async () => {
  const hash = await hashPassword('the password');
  const timeOf = async (stored: string | undefined) => {
    const start = performance.now();
    expect((await checkPassword('a guess', stored)).isRight).toBe(false);
    return performance.now() - start;
  };
  const medianOf = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
  await checkPassword('the first use', undefined);
  const times = { known: [] as number[], unknown: [] as number[] };
  // The two take turns, so that a busy moment of the machine slows down both.
  for (let count = 0; count < 9; count++) {
    times.known.push(await timeOf(hash));
    times.unknown.push(await timeOf(undefined));
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  // Without the work for unknown accounts, the ratio is below 0.01.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

it('rolls back a failed transaction', async () => {
  const failing = database.transaction(async ({ query }) => {
    await query(sql`delete from accounts`);
    await query(sql`select 1 / 0`);
  });
  expect(errorCode(await failing.catch((error: unknown) => error))).toBe('22012');
  expect(await listAccounts(database)).toMatch(/^editor@example\.com /m);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  SESSION_IDLE_HOURS,
} from '~contract/generated/limits';
import { EDITOR, openTestDatabase } from '../../tests/support/servers/server-process';
import { addAccount } from '../commands/accounts';
import { type Database, hours, sql } from '../database/database';
import { createReads } from '../database/reads';
import { cleanUp } from '../housekeeping';
import type { AccountEvent } from '../operations/account-events';
import { createAudit } from '../operations/audit';
import { createLog } from '../operations/log';
import { createMetrics } from '../operations/metrics';
import { accountOperations } from './account-operations';
import { sessionOperations, useSession } from './session';

const OTHER = { email: 'other@mindwave.example', password: 'another password for tests' };
const NEXT = 'four trucks before sunrise';
const here = { origin: '', base: '/api', address: '203.0.113.7', token: '' };
const none = { path: {}, query: {}, header: {} };

let database: Database;
const events: AccountEvent[] = [];
const audit = (event: AccountEvent) => void events.push(event);
beforeAll(async () => {
  database = await openTestDatabase();
  await addAccount(database, OTHER.email, OTHER.password);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.query(sql`delete from sessions`);
  await database.query(sql`delete from throttle`);
  events.length = 0;
});

const operations = () => ({ ...sessionOperations(database, audit), ...accountOperations(database, audit) });

async function signIn({ email, password }: typeof OTHER | typeof EDITOR): Promise<string> {
  const result = await operations().login({ ...none, body: { email, password } }, here);
  return result.status === 200 ? result.body.token : '';
}
async function sessions(token: string) {
  const result = await operations().listSessions({ ...none, body: {} }, { ...here, token });
  return result.status === 200 ? result.body.data : [];
}
const change = (token: string, current: string, next: string, address = here.address) =>
  operations().changePassword({ ...none, body: { current, next } }, { ...here, token, address });
const end = (token: string, session: string) =>
  operations().endSession({ ...none, path: { session }, body: {} }, { ...here, token });
const age = (token: string, count: number) =>
  database.query(sql`
    update sessions set last_used_at = now() - ${hours(count)}
    where token_hash = ${createHash('sha256').update(token).digest('hex')}`);

describe('sessions', () => {
  it('are listed and ended only for their own account', async () => {
    const [mine, theirs] = [await signIn(EDITOR), await signIn(OTHER)];
    const [own, ...others] = await sessions(mine);
    expect([own?.current, others]).toEqual([true, []]);
    const [foreign] = await sessions(theirs);
    for (const id of [foreign?.id ?? '', 'a\0b']) expect((await end(mine, id)).status).toBe(404);
    expect(await useSession(database, theirs)).toBe(true);
  });

  it('end two hours after their last request', async () => {
    const [idle, used] = [await signIn(EDITOR), await signIn(EDITOR)];
    for (const token of [idle, used]) await age(token, SESSION_IDLE_HOURS - 0.1);
    expect(await useSession(database, used)).toBe(true);
    const [current] = await sessions(used);
    expect(Date.now() - Date.parse(current?.lastUsedAt ?? '')).toBeLessThan(60_000);
    await age(idle, SESSION_IDLE_HOURS + 0.1);
    expect(await useSession(database, idle)).toBe(false);
    expect(await sessions(used)).toHaveLength(1);
    await cleanUp(database, undefined, audit);
    expect(events.at(-1)).toEqual({ event: 'session end', result: 'expired', account: EDITOR.email });
  });

  it('have ids that reveal nothing of the token', async () => {
    const token = await signIn(EDITOR);
    const [own] = await sessions(token);
    expect(token).not.toContain(own?.id);
  });
});

describe('a wrong password for a blocked account', () => {
  const attempt = async (password: string, address: string, { email }: typeof EDITOR | typeof OTHER = EDITOR) =>
    (await operations().login({ ...none, body: { email, password } }, { ...here, address })).status;
  const fail = async (count: number, address: string, account: typeof EDITOR | typeof OTHER = EDITOR) => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < count; tries++) statuses.add(await attempt('wrong', address, account));
    return [...statuses];
  };

  it('counts for its network address, which then cannot use the correct one either', async () => {
    expect(await fail(LOGIN_MAX_FAILURES_PER_ACCOUNT, 'stranger')).toEqual([401]);
    expect(await fail(1, 'guesser')).toEqual([429]);
    expect(await attempt(EDITOR.password, 'guesser')).toBe(429);
    expect(await attempt(EDITOR.password, 'administrator')).toBe(200);
  });

  it.each(['a sign-in', 'a change'])('counts even unchecked, for twenty guesses with %s', async (way) => {
    const token = await signIn(EDITOR);
    await fail(LOGIN_MAX_FAILURES_PER_ACCOUNT, 'stranger');
    for (let tries = 0; tries < LOGIN_MAX_FAILURES_PER_ADDRESS; tries++) {
      const status =
        way === 'a sign-in'
          ? await attempt(`wrong ${tries}`, 'guesser')
          : (await change(token, `wrong ${tries}`, NEXT, 'guesser')).status;
      expect(status).toBe(429);
    }
    expect(await attempt(OTHER.password, 'guesser', OTHER)).toBe(429);
    expect((await change(await signIn(OTHER), OTHER.password, NEXT, 'guesser')).status).toBe(429);
    expect(await attempt(EDITOR.password, 'administrator')).toBe(200);
  });

  it('counts when many arrive at once', async () => {
    await fail(LOGIN_MAX_FAILURES_PER_ACCOUNT, 'stranger');
    await Promise.all(Array.from({ length: LOGIN_MAX_FAILURES_PER_ADDRESS }, () => attempt('wrong', 'guesser')));
    expect(await attempt(OTHER.password, 'guesser', OTHER)).toBe(429);
  });

  it('is forgotten after a success, but failures from elsewhere are not', async () => {
    await fail(LOGIN_MAX_FAILURES_PER_ACCOUNT, 'stranger');
    await fail(3, 'administrator');
    const ofAccount = createHash('sha256').update(EDITOR.email).digest('hex');
    await database.query(sql`delete from throttle where key = ${`sign-in ${ofAccount}`}`);
    expect(await fail(LOGIN_MAX_FAILURES_PER_ACCOUNT - 1, 'stranger')).toEqual([401]);
    expect(await attempt(EDITOR.password, 'administrator')).toBe(200);
    expect(await fail(1, 'stranger')).toEqual([401]);
    expect(await attempt(EDITOR.password, 'administrator')).toBe(200);
    expect(await fail(1, 'stranger')).toEqual([429]);
  });
});

describe('a change of the password', () => {
  it('ends a session that a login with the former password started at the same time', async () => {
    const token = await signIn(OTHER);
    const [logins] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => signIn(OTHER))),
      change(token, OTHER.password, NEXT),
    ]);
    const valid = await Promise.all(logins.filter(Boolean).map((one) => useSession(database, one)));
    expect(valid.filter(Boolean)).toEqual([]);
    expect(await sessions(token)).toHaveLength(1);
    expect((await change(token, NEXT, OTHER.password)).status).toBe(204);
  });

  it('lets only one of two changes at the same time win', async () => {
    const token = await signIn(OTHER);
    const results = await Promise.all([
      change(token, OTHER.password, `${NEXT} one`),
      change(token, OTHER.password, `${NEXT} two`),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([204, 422]);
    const winner = results[0]?.status === 204 ? 'one' : 'two';
    expect((await change(token, `${NEXT} ${winner}`, OTHER.password)).status).toBe(204);
  });

  it('is refused if its session has ended in the meantime', async () => {
    const [token, ender] = [await signIn(OTHER), await signIn(OTHER)];
    const own = (await sessions(token)).find(({ current }) => current);
    // Comparing the current password takes longer.
    const [changed, ended] = await Promise.all([change(token, OTHER.password, NEXT), end(ender, own?.id ?? '')]);
    expect([changed.status, ended.status]).toEqual([401, 204]);
    expect(await sessions(ender)).toHaveLength(1);
    expect(await signIn(OTHER)).not.toBe('');
  });

  it('distinguishes passwords that differ only by NUL at the end, which scrypt ignores', async () => {
    const token = await signIn(OTHER);
    expect((await change(token, `${OTHER.password}\0`, NEXT)).status).toBe(422);
    expect((await change(token, OTHER.password, `${NEXT}\0`)).status).toBe(204);
    expect((await change(token, NEXT, OTHER.password)).status).toBe(422);
    expect((await change(token, `${NEXT}\0`, OTHER.password)).status).toBe(204);
  });

  it('accepts another Unicode form of the same text, and counts its characters as people do', async () => {
    const text = 'Zoë fährt früh';
    const token = await signIn(OTHER);
    expect((await change(token, OTHER.password, text.normalize('NFD'))).status).toBe(204);
    expect((await change(token, text.normalize('NFC'), OTHER.password)).status).toBe(204);
    expect((await change(token, OTHER.password, 'e\u0301'.repeat(6))).status).toBe(422);
  });

  it('refuses a common password and the email address, whatever their case', async () => {
    const token = await signIn(EDITOR);
    for (const weak of ['1QAZ2wsx3edc', EDITOR.email.toUpperCase()]) {
      const result = await change(token, EDITOR.password, weak);
      expect(result).toMatchObject({ status: 422, body: { errors: { next: expect.any(String) } } });
    }
    expect(await signIn(EDITOR)).not.toBe('');
  });
});

describe('the log', () => {
  it('says who did what from where, and never a password or a token', async () => {
    const lines: string[] = [];
    const quiet = { notices: async () => [], certificateEnd: () => undefined, prefix: '' };
    const metrics = createMetrics({ ...quiet, database, reads: createReads(database) });
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const all = createAudit(log, metrics);
    const [{ login, logout }, { changePassword, endSession, listSessions }] = [
      sessionOperations(database, all),
      accountOperations(database, all),
    ];
    const attempt = (email: string, password: string) => login({ ...none, body: { email, password } }, here);
    await attempt(EDITOR.email, 'wrong password');
    // Someone types a password into the wrong field.
    await attempt(EDITOR.password, 'x');
    const results = [await attempt(EDITOR.email, EDITOR.password), await attempt(EDITOR.email, EDITOR.password)];
    const [token = '', other = ''] = results.map((result) => (result.status === 200 ? result.body.token : ''));
    const list = await listSessions({ ...none, body: {} }, { ...here, token });
    const ended = list.status === 200 ? list.body.data.find(({ current }) => !current) : undefined;
    await endSession({ ...none, path: { session: ended?.id ?? '' }, body: {} }, { ...here, token });
    await changePassword({ ...none, body: { current: 'wrong password', next: NEXT } }, { ...here, token });
    await changePassword({ ...none, body: { current: EDITOR.password, next: EDITOR.password } }, { ...here, token });
    await logout({ ...none, body: {} }, { ...here, token });
    expect(
      lines
        .map((line) => JSON.parse(line))
        .map(({ event, result, account, address }) => [event, result, account, address]),
    ).toEqual([
      ['sign-in', 'refused', EDITOR.email, here.address],
      ['sign-in', 'refused', 'unknown', here.address],
      ['sign-in', 'done', EDITOR.email, here.address],
      ['sign-in', 'done', EDITOR.email, here.address],
      ['session end', 'done', EDITOR.email, here.address],
      ['password change', 'refused', EDITOR.email, here.address],
      ['password change', 'done', EDITOR.email, here.address],
      ['sign-out', 'done', EDITOR.email, here.address],
    ]);
    const secrets = [EDITOR.password, 'wrong password', NEXT, token, other];
    expect(secrets.filter((secret) => lines.join('\n').includes(secret))).toEqual([]);
    const figures = await metrics.text();
    expect(figures).toContain('account_events_total{event="sign-in",result="done"} 2');
    expect(figures).toContain('account_events_total{event="sign-in",result="blocked"} 0');
  });
});

/** Every statement of the server runs here once, and is checked against the rule. */
import { scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../certifier/client/sample-images';
import { measureImages, readImage } from '../../server/api/images';
import { accountCommands, addAccount, setPassword } from '../../server/commands/accounts';
import { recordProof } from '../../server/commands/backup-description';
import { leadCommands } from '../../server/commands/leads';
import { type Database, type Sql, sql as statement } from '../../server/database/database';
import { migrate, tryWriting } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/open-database';
import { createReads } from '../../server/database/reads';
import { migrations, searchIndexes } from '../../server/database/schema';
import { cleanUp } from '../../server/housekeeping';
import { createApi } from '../../server/http/api';
import { insertEvent } from '../../server/leads/article-events';
import { finishDelivery, postponeDelivery, raiseAlerts, retryDeliveries, takeDelivery } from '../../server/leads/leads';
import type { Worker } from '../../server/leads/worker';
import { createNotices } from '../../server/notices';
import { createLog } from '../../server/operations/log';
import { createMetrics } from '../../server/operations/metrics';
import { databaseArticles } from '../../server/pages/database-articles';
import { readSettings } from '../../server/settings';
import { articleForm, signIn } from '../resilience/server/writers';
import { problemsOf } from '../support/portable-sql';
import { EDITOR } from '../support/servers/server-process';
import { filesBelow, walk } from './source-files';

/** The statements of each transaction. A single statement counts as one. */
const transactions: string[][] = [];

const recordingTo = (texts: string[], { query }: Sql): Sql => ({
  query(statement) {
    texts.push(statement.text);
    return query(statement);
  },
});

/** A database that records its statements. */
const recorded = (database: Database): Database => ({
  ...database,
  query(statement) {
    transactions.push([statement.text]);
    return database.query(statement);
  },
  transaction: (work) =>
    database.transaction((sql) => {
      const texts: string[] = [];
      transactions.push(texts);
      return work(recordingTo(texts, sql));
    }),
});

/** Requests of an editor and of visitors, which end with a lead that is due. */
async function useApi(url: string) {
  const token = await signIn(url);
  const headers = { Authorization: `Bearer ${token}` };
  const call = async (path: string, init: RequestInit = {}, status = 200) => {
    const response = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    expect([path, response.status, await response.clone().text()]).toEqual([path, status, expect.any(String)]);
    return response;
  };
  const post = (slug: string) => ({
    method: 'POST',
    headers: { 'Idempotency-Key': `key-of-${slug}` },
    body: articleForm(slug, {}, true),
  });
  const { data } = await (await call('/news/', post('one'), 201)).json();
  await call('/news/', post('one'), 201);
  await call(`/news/${data.id}`, { method: 'PUT', headers: { 'If-Match': '"0-0"' }, body: articleForm('two') }, 412);
  await call(`/news/${data.id}`, { method: 'PUT', body: articleForm('two', { bannerImage: data.bannerImage }) });
  for (const sort of ['newest', 'oldest', 'title'])
    await call(`/news/?sort=${sort}&page=1&perPage=5&view=summary&q=tw`);
  await call('/news/?page=9&perPage=5');
  await call('/news/?links=two');
  await call(`/news/${data.id}`);
  await call(`/news/${data.id}/versions`);
  await call(`/news/${data.id}/versions/1`);
  await call('/news/slug/two');
  const login = (password: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...EDITOR, password }),
  });
  await call('/login', login('wrong password'), 401);
  await call('/login', login(EDITOR.password));
  const { data: sessions } = await (await call('/account/sessions')).json();
  await call(`/account/sessions/${sessions.at(-1).id}0`, { method: 'DELETE' }, 404);
  const body = JSON.stringify({ current: EDITOR.password, next: EDITOR.password });
  const json = { 'Content-Type': 'application/json' };
  await call('/account/password', { method: 'POST', headers: json, body }, 204);
  const lead = { name: 'Jo', email: 'jo@coastal.example', mobile: '404', company: 'Coastal' };
  const contact = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(lead) };
  await call('/contact', { ...contact, headers: { ...contact.headers, 'Idempotency-Key': 'key-of-the-lead' } }, 201);
  return { data, call };
}

let database: Database;
beforeAll(async () => {
  database = await openDatabase('pglite:');
  const own = recorded(database);
  await migrate(own);
  await addAccount(own, EDITOR.email, EDITOR.password);
  // The first login replaces a hash with other parameters.
  const key = scryptSync(EDITOR.password, 'salt', 32, { N: 1024 }).toString('base64url');
  const older = `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${key}`;
  await database.query(statement`update accounts set password = ${older}`);
  const settings = readSettings({ DATABASE_URL: 'pglite:' });
  const worker: Worker = {
    channels: ['webhook'],
    recordChange: (sql, change) => insertEvent(sql, change, ''),
    wake: () => undefined,
    stop: () => Promise.resolve(),
  };
  const api = createApi({
    database: own,
    reads: own,
    settings,
    worker,
    log: createLog('silent'),
    audit: () => undefined,
    onArticle: () => undefined,
    notices: async () => [],
    widthOf: async () => 1600,
  });
  const server = createServer((request, response) => api(request, response, request.url ?? ''));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { data, call } = await useApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);

  const pages = databaseArticles(own);
  await Promise.all([pages.find('one'), pages.newest(4), pages.count(), pages.list(0, 10)]);
  const image = await readImage(own, data.bannerImage.replace(/^.*\//, ''));
  expect(image).toMatchObject({ bytes: { length: png.length + 3 }, width: 1600 });
  await own.query(statement`update images set width = null`);
  await measureImages(
    own,
    async () => 1,
    () => false,
  );
  await call(`/news/${data.id}`, { method: 'DELETE' });
  await call('/session', { method: 'DELETE' }, 204);
  server.close();

  await tryWriting(own);
  await raiseAlerts(own, 'mail', 30);
  const delivery = await takeDelivery(own, 'webhook');
  if (!delivery) throw new Error('no delivery');
  await postponeDelivery(own, { ...delivery, problem: 'refused' }, 1);
  await finishDelivery(own, delivery);
  await retryDeliveries(own);
  const input = { fromStdin: false, isCsv: true };
  await leadCommands['leads export']?.(own, { ...input, args: [] });
  await leadCommands['leads delete']?.(own, { ...input, args: ['jo@coastal.example'] });
  await accountCommands['account list']?.(own, { ...input, args: [] });
  await setPassword(own, EDITOR.email, `${EDITOR.password} again`);
  await accountCommands['account disable']?.(own, { ...input, args: [EDITOR.email] });
  await recordProof(own, new Date());
  const reads = createReads(own);
  await reads.watch(() => undefined)();
  const certificateEnd = () => undefined;
  const notices = createNotices(
    { ...own, engine: 'postgres' },
    { queues: ['changes'], alertMinutes: 30, certificateEnd },
  );
  await createMetrics({ database: own, reads, notices, certificateEnd, prefix: '' }).text();
  await cleanUp(own, 30, () => undefined);
}, 90_000);
afterAll(() => database.close());

/** The longest text between the values of every statement in the source, and where it is. */
function statementsInSource() {
  const found: { readonly where: string; readonly text: string }[] = [];
  for (const path of filesBelow('server').filter((file) => !/node_modules|\.test\.ts$/.test(file))) {
    const ast = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    walk(ast, (node) => {
      if (!ts.isTaggedTemplateExpression(node) || node.tag.getText(ast) !== 'sql') return;
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      const text = parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
      found.push({ where: `${path}: ${text.trim().slice(0, 60)}`, text });
    });
  }
  return found;
}

/** The statements that only the driver of PostgreSQL sends. Numbers are the only values in them. */
function driverStatements(): readonly string[] {
  const texts = ['postgres', 'primary'].map((name) => readFileSync(`server/database/${name}.ts`, 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/`((?:begin;|select ) ?[^`]+)`/g)].map(([, statement = '']) =>
      statement.replace(/\$\{[^}]+\}/g, '1'),
    ),
  );
}

describe('SQL that other engines accept', () => {
  it('every statement of the server has run here', () => {
    const ran = transactions.flat().join('\n');
    const missing = statementsInSource().filter(({ text }) => text.length > 6 && !ran.includes(text));
    expect(missing.map(({ where }) => where)).toEqual([]);
    expect(driverStatements()).toHaveLength(2);
  });

  it('follows the rule', () => {
    const wrong = [...transactions, ...driverStatements().map((text) => [text])].flatMap((texts) => {
      const problems = problemsOf(texts);
      return problems.length > 0 ? [{ problems, texts }] : [];
    });
    expect(wrong).toEqual([]);
    expect(transactions.length).toBeGreaterThan(100);
  });

  it('changes the schema with one statement per step after the first', () => {
    expect(migrations.slice(1).filter(({ statements }) => statements.length !== 1)).toEqual([]);
    const texts = [...migrations, searchIndexes].flatMap(({ statements }) => statements.map(({ text }) => text));
    const once = texts.filter((text) => !/if (?:not )?exists|drop not null|on conflict/.test(text));
    expect(once, 'statements that cannot run twice').toEqual([]);
  });

  it.each([
    ['named argument', 'where token_hash', /\$1/, 'make_interval(secs => $1)'],
    ['collation on a column', 'date text not null', 'date text', 'date text collate "C"'],
    ['integer', 'count int4', 'int4', 'integer'],
    ['integer', 'count(*)::int4', 'int4', 'integer'],
    ['serial', 'create table if not exists articles', 'bigint generated always as identity', 'bigserial'],
    ['advisory lock', 'from schema_version', 'version,', 'pg_advisory_lock(1), version,'],
    ['lock of a table', 'select total from article_count', /^.*$/s, 'lock table article_count'],
    ['set without local', 'begin; set', /set local/g, 'set'],
    ['set without local', 'from schema_version', 'version,', "set_config('statement_timeout', '0', false),"],
    ['listen', 'delete from sessions', /^.*$/s, 'listen leads'],
    ['order by id', 'order by date desc, created_at desc', 'created_at desc, ', ''],
    ['order by id', 'order by received_at desc', 'received_at desc, ', ''],
    ['empty list of columns', 'select 1 from articles', 'select 1', 'select'],
    [
      'change of the schema beside another statement',
      'create table if not exists sessions',
      /$/,
      '; create table b ()',
    ],
  ])('refuses a mutant: %s in %j', (problem, part, from, to) => {
    const original = [...transactions.flat(), ...driverStatements()].find((text) => text.includes(part)) ?? '';
    expect(problemsOf([original])).toEqual([]);
    const mutant = original.replace(from, to);
    expect(mutant).not.toBe(original);
    expect(problemsOf([mutant])).toContain(problem);
  });
});

/** `drill FILE`: proves that a backup can be restored. It restores the backup into a new database, and drops that at the end. */
import { randomUUID } from 'node:crypto';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadName } from '~contract/http/uploads';
import { type Database, sql } from '../database/database';
import { openDatabase } from '../database/open-database';
import { reasonOf } from '../reason';
import { type Description, firstDifference, readDescription, recordProof } from './backup-description';
import { CommandError } from './command';
import { connectionOf, psql, type Running, runProgram, startServer } from './drill-programs';

/** The number of articles whose pages are fetched. */
const PAGES = 5;
/** The time limit for creating a database, and for dropping it, in ms. */
const CREATE_MS = 60_000;
/** Roles of the site's server may be unknown on another one, and only the owner of an extension may comment on it. */
const RESTORE = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error'];

/** Runs a step, and prints its name and its time. */
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return result;
}

/** Reads the description of a backup. @throws CommandError if the backup or its description is missing. */
async function descriptionOf(file: string): Promise<Description> {
  const source = `${file}.txt`;
  for (const path of [file, source])
    await access(path, constants.R_OK).catch(() => {
      throw new CommandError(
        `There is no file ${path} that can be read. backup.sh writes a backup and its description.`,
      );
    });
  return readDescription(await readFile(source, 'utf8'), source);
}

/** Fetches something of the restored site. @throws CommandError if it is not there. */
async function get(address: URL, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw new CommandError(`The restored site does not respond: ${reasonOf(error)}.`);
  });
  if (response.ok) return response;
  throw new CommandError(`The restored site responds with ${response.status} for ${address.pathname}.`);
}

/** Fetches pages of articles, preferably with a banner, and their pictures. @throws CommandError if something is missing. */
async function fetchPages(home: URL, signal: AbortSignal): Promise<void> {
  const list = await get(new URL('api/news/?limit=100', home), signal);
  const { data }: { data: readonly { slug: string; bannerImage?: string }[] } = await list.json();
  const articles = data.map(({ slug, bannerImage }) => ({ slug, image: uploadName(bannerImage) }));
  const sorted = [...articles.filter(({ image }) => image), ...articles.filter(({ image }) => !image)];
  for (const { slug, image } of sorted.slice(0, PAGES)) {
    const html = await (await get(new URL(`newsroom/${slug}`, home), signal)).text();
    // After a semicolon, it is in the escaped data of an island.
    const pictures = image ? html.match(new RegExp(`(?<![;\\w/:.-])[\\w/:.-]*${image}[\\w.]*`, 'g')) : [];
    if (!pictures) throw new CommandError(`The page of the article ${slug} does not show its picture.`);
    for (const picture of new Set(pictures)) {
      const response = await get(new URL(new URL(picture, home).pathname, home), signal);
      const type = response.headers.get('Content-Type');
      await response.body?.cancel();
      if (!type?.startsWith('image/')) throw new CommandError(`${picture} is not a picture on the restored site.`);
    }
  }
}

/** Restores a backup into an empty database, and checks that it is a whole site. @throws CommandError that says what is wrong first. */
async function prove(file: string, address: string, description: Description, running: Running): Promise<void> {
  await step('restore', () => runProgram('pg_restore', [...RESTORE, `--dbname=${address}`, file], running));
  await step('compare the tables', async () => {
    const args = ['--single-transaction', `--file=${join(import.meta.dirname, 'describe.sql')}`];
    const text = await psql(address, args, running);
    const difference = firstDifference(description, readDescription(text, 'The restored database'));
    if (difference) throw new CommandError(difference);
  });
  const { home, stop } = await step('start a server', () => startServer(address, running));
  try {
    await step('certify it, read-only', () => {
      const args = [join(import.meta.dirname, 'certifier/cli.js'), '--url', new URL('api', home).href, '--read-only'];
      return runProgram(process.execPath, args, running);
    });
    await step('fetch pages and pictures', () => fetchPages(home, running.signal));
  } finally {
    await stop();
  }
}

/** Records the proof. @throws CommandError if the backup has no articles, but the site has: then it is the backup of another database. */
async function proven(database: Database, { madeAt, tables }: Description): Promise<boolean> {
  const [site] = await database.query<{ total: number }>(sql`select total from article_count`);
  if (site && site.total > 0 && tables.get('articles')?.count === '0')
    throw new CommandError(`The backup has no articles, but the site has ${site.total}. Is it of another database?`);
  return recordProof(database, madeAt);
}

/** `drill FILE`. Resolves with the exit code. @throws CommandError that says what is wrong first. */
export async function drill([file, ...more]: readonly string[]): Promise<number> {
  if (!file || more.length > 0)
    throw new CommandError('Name one backup: drill /var/backups/mindwave/site-2026-11-28.dump');
  const live = process.env.DATABASE_URL;
  if (!live) throw new CommandError('Set DATABASE_URL to the database of the site.');
  const own = connectionOf(live, process.env);
  const other = process.env.DRILL_DATABASE_URL;
  const { addressOf, env } = other ? connectionOf(other, process.env) : own;
  const description = await descriptionOf(file);
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => interruption.abort(new CommandError('The drill was interrupted.')));
  const running = { env, signal: interruption.signal };
  // An interruption neither ends the creation, which could then finish after the drop, nor the drop.
  const onServer = (command: string) =>
    psql(addressOf(), [`--command=${command}`], { env, signal: AbortSignal.timeout(CREATE_MS) });
  const name = `mindwave_drill_${randomUUID().slice(0, 8)}`;
  const drop = () => step('drop the database', () => onServer(`drop database if exists ${name} with (force)`));
  await step('create a database', () => onServer(`create database ${name} template template0`));
  try {
    await prove(file, addressOf(name), description, running);
  } catch (error) {
    await drop().catch((reason: unknown) => console.error(`The database ${name} is left. ${reasonOf(reason)}`));
    running.signal.throwIfAborted();
    throw error;
  }
  await drop();
  const database = await openDatabase(live);
  const isNew = await proven(database, description).finally(() => database.close());
  console.log(`The backup of ${description.madeAt.toISOString()} is proven.`);
  if (!isNew) console.log('The database had already recorded this backup or a newer one.');
  return 0;
}

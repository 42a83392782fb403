import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Send } from '../../../certifier/client/wire';
import { addAccount } from '../../../server/commands/accounts';
import type { Database } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/open-database';
import { BUILD, KIT, RENDERER, rendererFolder } from '../../../server/render/renderer';
import { shells } from '../../../src/app/shells';
import { program } from '../programs';
import { freePorts } from './free-ports';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The account of the tests. */
export const EDITOR = { email: 'editor@mindwave.example', password: 'a password for tests' } as const;

export interface RunningServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The API's root. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Stops the process and resolves with its exit code. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

async function createSchemaAndAccount(url: string): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database);
  await addAccount(database, EDITOR.email, EDITOR.password);
  await database.close();
}

/** Creates a PGlite folder once per schema and version of PGlite, which takes 4 seconds of CPU time, and returns it. */
async function pgliteTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['server/database/schema.ts', 'package-lock.json']) hash.update(await readFile(join(root, file)));
  const template = join(root, `node_modules/.cache/pglite/${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  // Tests run in threads of one process, so its id would not be unique.
  const draft = `${template}-${randomUUID()}`;
  await createSchemaAndAccount(`pglite:${draft}`);
  // Another test may have been faster.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

/** Brings the schema up to date and adds the account of the tests. A PGlite folder must be empty or missing. */
export async function prepareDatabase(url: string): Promise<void> {
  if (url.startsWith('pglite:')) await cp(await pgliteTemplate(), url.slice('pglite:'.length), { recursive: true });
  else await createSchemaAndAccount(url);
}

/** Opens a new PGlite database with the schema and the account of the tests. Closing it deletes it. */
export async function openTestDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-database-'));
  await prepareDatabase(`pglite:${folder}`);
  const database = await openDatabase(`pglite:${folder}`);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

/** A renderer without a build. Tests of pages use the built one. */
const SMALL_RENDERER = `const titles = (articles) => articles.map(({ title }) => encodeURIComponent(title)).join(' ');
export const createArticleRenderer = () => ({
  siteUrl: 'http://localhost',
  article: async (slug, { title }, { preview }) => ({
    html:
      '<!doctype html><title>' + encodeURIComponent(title) + '</title><meta property="og:image" content="' + preview + '">',
    policy: "default-src 'none'",
  }),
  newsroom: async (search, articles) => ({ html: '<!doctype html>' + titles(articles), policy: '' }),
  sitemap: (articles) => '<urlset>' + titles(articles) + '</urlset>',
  sitemapIndex: () => '<sitemapindex/>',
  feed: (articles) => '<feed>' + titles(articles) + '</feed>',
})`;

/** Writes the policies of the pages of a site, by file, as a build does. */
export async function writePolicies(site: string, policies: Readonly<Record<string, string>> = {}): Promise<void> {
  await mkdir(rendererFolder(site), { recursive: true });
  await writeFile(join(rendererFolder(site), BUILD), JSON.stringify({ base: '/', policies }));
}

/** Writes a site with nothing but the files that the server needs, and returns its folder. */
export async function smallSite(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'mindwave-site-')), 'site');
  const page = '<!doctype html><title>Mindwave</title>';
  const files = {
    ...Object.fromEntries(['index.html', ...shells.map(({ file }) => file)].map((file) => [file, page])),
    'sitemap.xml': '<urlset/>',
    'feed.xml': '<feed/>',
    'robots.txt': 'User-agent: *\n',
    'config.json': '{}',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await writePolicies(folder);
  await writeFile(join(rendererFolder(folder), RENDERER), SMALL_RENDERER);
  await writeFile(join(rendererFolder(folder), KIT), '{}');
  return folder;
}

/** Starts a server and waits until it is ready. @throws Error with its output if it does not start. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = program('server'),
): Promise<RunningServer> {
  const [port = 0] = env.PORT ? [Number(env.PORT)] : await freePorts(1);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      DIST: await smallSite(),
      CONTACTS_PER_MINUTE: '1000000',
      CORS_ORIGINS: 'http://localhost:4173',
      PORT: String(port),
      ...env,
    },
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = once(child, 'exit');
  while (!text.includes('Mindwave is at')) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${text}`);
    await Promise.race([once(child.stdout, 'data'), exited]);
  }
  const origin = `http://localhost:${port}`;
  return {
    origin,
    url: `${origin}/api`,
    child,
    output: () => text,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        // Its output may arrive after `exit`.
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}

/** Starts a server with a new PGlite database that has the account of the tests. When it ends, the database is deleted. */
export async function startWithDatabase(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-pglite-'));
  await prepareDatabase(`pglite:${folder}`);
  const server = await startServer({ DATABASE_URL: `pglite:${folder}`, ...env });
  const end: RunningServer['end'] = async (signal) => {
    const code = await server.end(signal);
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  return { ...server, end };
}

/** Sends each request to the next of several servers. */
export function sendInTurn(servers: readonly RunningServer[]): Send {
  let count = 0;
  return (request, options) => {
    const { pathname, search } = new URL(request.url);
    count += 1;
    return fetch(new Request(`${servers[count % servers.length]?.origin}${pathname}${search}`, request), options);
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shells } from '../../src/app/shells';
import { namesBelow } from '../http/files';
import { articleKey } from '../pages/pages';
import { reasonOf } from '../reason';
import { siteFolder } from '../site-folder';

/** The number of requests at once. A site may limit them. */
const AT_ONCE = 8;
/** The time limit of a request, in ms. */
const LIMIT_MS = 30_000;

/** Returns the address of a file, relative to the home page. Pages have no `.html`; shells have no page, only a file. */
function addressOf(file: string): string {
  const isPage = file.endsWith('.html') && !shells.some((shell) => shell.file === file);
  const path = isPage ? file.replace(/(?:^index)?\.html$/, '') : file;
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Asks for the bytes at an address, decompressed. Returns undefined if the site has nothing there.
 * @throws Error if the site does not respond, or cannot at the moment.
 */
async function fetchBytes(address: URL, encoding = 'identity'): Promise<Buffer | undefined> {
  const headers = { 'Accept-Encoding': encoding, 'Cache-Control': 'no-cache' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
  if (response.status >= 500 || response.status === 429) throw new Error(`it responds with ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok ? bytes : undefined;
}

/** True if the settings of a site name a backend. The server of such a site renders what contains articles itself. */
async function hasBackend(home: URL): Promise<boolean> {
  const text = String(await fetchBytes(new URL('config.json', home)));
  try {
    return Boolean(JSON.parse(text).apiUrl);
  } catch {
    throw new Error('it has no settings in config.json. Name the home page of the site');
  }
}

async function compare(home: URL, root: string): Promise<number> {
  const hasArticles = await hasBackend(home);
  const files = namesBelow(root);
  const names = [...files].filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  const isRendered = (name: string) => hasArticles && articleKey(`/${addressOf(name)}`) !== undefined;
  const rendered = names.filter(isRendered);
  const compared = names.filter((name) => name !== 'config.json' && !isRendered(name));
  const different: string[] = [];
  const rest = compared.values();
  const work = async () => {
    for (const name of rest) {
      const here = await readFile(join(root, name));
      // Browsers get the compressed copy of a text.
      const encodings = files.has(`${name}.br`) ? ['identity', 'br', 'gzip'] : ['identity'];
      const address = new URL(addressOf(name), home);
      for (const encoding of encodings) {
        if ((await fetchBytes(address, encoding))?.equals(here)) continue;
        different.push(name);
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log('Not compared: config.json, the settings of the site');
  for (const name of rendered) console.log(`Not compared: ${name}, which a server with a backend renders`);
  for (const name of different.sort()) console.error(`Different: ${name}`);
  const count = different.length === 0 ? 'all' : `${compared.length - different.length}`;
  console.log(`${count} of ${compared.length} files at ${home.href} are those of this release`);
  return different.length === 0 ? 0 : 1;
}

/**
 * `verify-deployment URL`: compares the files of a running site with the files next to this program.
 * @returns the exit code: 0 if all are equal, 1 if some differ, 2 if they cannot be compared.
 */
export async function verifyDeployment([url = '', ...more]: readonly string[]): Promise<number> {
  const home = URL.canParse(url) ? new URL(url) : undefined;
  if (!home || !/^https?:$/.test(home.protocol) || home.username || more.length > 0) {
    console.error('Name the home page of the site, without a password: verify-deployment https://www.example.com');
    return 2;
  }
  home.pathname = home.pathname.replace(/\/*$/, '/');
  home.search = '';
  try {
    return await compare(home, siteFolder());
  } catch (error) {
    console.error(`The site at ${home.href} cannot be compared: ${reasonOf(error)}`);
    return 2;
  }
}

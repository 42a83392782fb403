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

/** Asks for the bytes at an address, as they are in the file. @throws Error if the site does not respond, or cannot at the moment. */
async function fetchBytes(address: URL): Promise<Buffer> {
  const headers = { 'Accept-Encoding': 'identity', 'Cache-Control': 'no-cache' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
  if (response.status >= 500 || response.status === 429) throw new Error(`it responds with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** True if the settings of a site name a backend. Its server then renders everything with articles anew. */
function hasBackend(config: string): boolean {
  try {
    return Boolean(JSON.parse(config).apiUrl);
  } catch {
    return false;
  }
}

async function compare(home: URL, root: string): Promise<number> {
  const config = await fetchBytes(new URL('config.json', home));
  const names = [...namesBelow(root)].filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  const isRendered = hasBackend(config.toString())
    ? (name: string) => articleKey(`/${addressOf(name)}`) !== undefined
    : () => false;
  const rendered = names.filter(isRendered);
  const compared = names.filter((name) => name !== 'config.json' && !isRendered(name));
  const different: string[] = [];
  const rest = compared.values();
  const work = async () => {
    for (const name of rest) {
      const [there, here] = await Promise.all([fetchBytes(new URL(addressOf(name), home)), readFile(join(root, name))]);
      if (!there.equals(here)) different.push(name);
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
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || more.length > 0) {
    console.error('Name the home page of the site: verify-deployment https://www.example.com');
    return 2;
  }
  const home = new URL(url);
  home.pathname = home.pathname.replace(/\/*$/, '/');
  home.search = '';
  try {
    return await compare(home, siteFolder());
  } catch (error) {
    console.error(`The site at ${home.href} cannot be compared: ${reasonOf(error)}`);
    return 2;
  }
}

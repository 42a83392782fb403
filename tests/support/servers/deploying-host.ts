import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD, rendererFolder } from '../../../server/render/renderer';
import { createSite } from '../../../server/site';
import { makeArchive, writeArchive } from '../../../tools/site/pwa/archive';

export interface Release {
  /** Folder of the build. Defaults to the build under test. */
  readonly dist?: string;
  /** Additional files, text by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** The release note. */
  readonly note?: string;
}

/** Copies the built site with a different about page, and so a different precache manifest and archive, for each release. */
async function release(number: number, { dist = process.env.DIST ?? 'dist', files = {}, note = '' }: Release) {
  const folder = mkdtempSync(join(tmpdir(), `mindwave-release-${number}-`));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  cpSync(join(rendererFolder(dist), BUILD), join(rendererFolder(folder), BUILD));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const about = read('about.html').replace('</head>', `<meta name="release" content="${number}"></head>`);
  for (const [name, text] of Object.entries({ ...files, 'about.html': about })) writeFileSync(join(folder, name), text);
  // The precache manifest has a revision for each page. Change the about page's.
  let worker = read('sw.js')
    .replace(/"revision":"\w+"(?=,"url":"about\.html")/, `"revision":"release-${number}"`)
    .replace(/(?<=\bnote:)(?:""|``)/, JSON.stringify(note));
  const [, integrity, url] = /"integrity":"([^"]+)","revision":null,"url":"([^"]+)"/.exec(worker) ?? [];
  // The worker that removes itself has no archive.
  if (integrity && url) {
    const written = await writeArchive(folder, await makeArchive(folder, Object.keys(JSON.parse(read(url)).files)));
    rmSync(join(folder, url));
    worker = worker.replace(url, written.url).replace(integrity, written.integrity);
  }
  writeFileSync(join(folder, 'sw.js'), worker);
  return folder;
}

/** Responds in place of the site, or returns false. */
export type Intercept = (path: string, response: ServerResponse) => boolean | Promise<boolean>;

/** A host that deploys releases 1, 2 and 3 at the same URL without downtime. */
export function createDeployingHost() {
  const folders: string[] = [];
  /** Emits `check` when a browser has requested the worker. */
  const updateChecks = new EventEmitter();
  let site: Server | undefined;
  const state: { intercept: Intercept } = { intercept: () => false };
  /** The paths that workers have requested. */
  const byWorker: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    if (url === '/sw.js') response.on('finish', () => updateChecks.emit('check'));
    if (url === '/sw.js' || headers.referer?.endsWith('/sw.js')) byWorker.push(url);
    if (!(await state.intercept(url, response))) site?.emit('request', request, response);
  });
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Resolves with the URL. */
  async function deploy(number: number, what: Release = {}) {
    const folder = await release(number, what);
    folders.push(folder);
    site = createSite({ root: folder, env: {} });
    await listening;
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  const dispose = () => {
    server.close();
    server.closeAllConnections();
    for (const folder of folders.flatMap((name) => [name, rendererFolder(name)]))
      rmSync(folder, { recursive: true, force: true });
  };
  return { deploy, updateChecks, byWorker, state, dispose };
}

import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD, rendererFolder } from '../../../server/render/renderer';
import { createSite } from '../../../server/site';

export interface Release {
  /** Folder of the build. Defaults to the build under test. */
  readonly dist?: string;
  /** Additional files, text by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** The release note. */
  readonly note?: string;
}

/** Copies the built site with a different about page, and so a different precache manifest, for each release. */
function release(number: number, { dist = process.env.DIST ?? 'dist', files = {}, note = '' }: Release) {
  const folder = mkdtempSync(join(tmpdir(), `mindwave-release-${number}-`));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  cpSync(join(rendererFolder(dist), BUILD), join(rendererFolder(folder), BUILD));
  const about = join(folder, 'about.html');
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace('</head>', `<meta name="release" content="${number}"></head>`),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const worker = join(folder, 'sw.js');
  // The precache manifest has a revision for each page. Change the about page's.
  const list = readFileSync(worker, 'utf8')
    .replace(/"revision":"\w+"(?=,"url":"about\.html")/, `"revision":"release-${number}"`)
    .replace(/(?<=\bnote:)(?:""|``)/, JSON.stringify(note));
  writeFileSync(worker, list);
  return folder;
}

/** A host that deploys releases 1, 2 and 3 at the same URL without downtime. */
export function createDeployingHost() {
  const folders: string[] = [];
  /** Emits `check` when a browser has requested the worker. */
  const updateChecks = new EventEmitter();
  let site: Server | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/sw.js') response.on('finish', () => updateChecks.emit('check'));
    site?.emit('request', request, response);
  });
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Resolves with the URL. */
  async function deploy(number: number, what: Release = {}) {
    const folder = release(number, what);
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
  return { deploy, updateChecks, dispose };
}

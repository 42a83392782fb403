import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../server/site';

export interface Release {
  /** Folder of the build; the one under test where it is not given. */
  readonly dist?: string;
  /** Further files, text by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A copy of the built site whose about page, and so the worker's list, differs from release to release. */
function release(number: number, { dist = process.env.DIST ?? 'dist', files = {} }: Release) {
  const folder = mkdtempSync(join(tmpdir(), `mindwave-release-${number}-`));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const about = join(folder, 'about.html');
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace('</head>', `<meta name="release" content="${number}"></head>`),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const worker = join(folder, 'sw.js');
  // The worker's list names each page with its revision; another release has another one.
  const list = readFileSync(worker, 'utf8').replace(
    /"revision":"\w+"(?=,"url":"about\.html")/,
    `"revision":"release-${number}"`,
  );
  writeFileSync(worker, list);
  return folder;
}

/** A host that can deploy: the same address serves release 1, then 2, then 3, and between two of them no request is refused. */
export function createDeployingHost() {
  const folders: string[] = [];
  /** Emits `look` when a browser has asked for the worker. */
  const looks = new EventEmitter();
  let site: Server | undefined;
  const door = createServer((request, response) => {
    if (request.url === '/sw.js') response.on('finish', () => looks.emit('look'));
    site?.emit('request', request, response);
  });
  const listening = new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));

  /** Resolves with the address. */
  async function deploy(number: number, what: Release = {}) {
    const folder = release(number, what);
    folders.push(folder);
    site = createSite({ root: folder, env: {} });
    await listening;
    return `http://localhost:${(door.address() as AddressInfo).port}`;
  }

  const dispose = () => {
    door.close();
    door.closeAllConnections();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { deploy, looks, dispose };
}

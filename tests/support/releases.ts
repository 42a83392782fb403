import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSite } from '../../src/build/server/site';

/** The release that the about page names: something the app does not write itself, so that only a new release changes it. */
export const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

interface Release {
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

/** A host that can deploy: the same address serves release 1, then 2, then 3. `deploy` resolves with the address. */
export function createHost() {
  const folders: string[] = [];
  let server: Server | undefined;
  let port = 0;

  async function deploy(number: number, what: Release = {}) {
    const folder = release(number, what);
    folders.push(folder);
    const site = createSite({ root: folder, env: {} });
    await new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', () => resolve()));
    server = site;
    port = (site.address() as AddressInfo).port;
    return `http://localhost:${port}`;
  }

  const dispose = () => {
    server?.close();
    server?.closeAllConnections();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { deploy, dispose };
}

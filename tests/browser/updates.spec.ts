import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../src/build/server/site';
import type { Page } from '@playwright/test';
import { expect, test, untilInstalled, untilLive } from '../support/test';

/** Something of a page that the app does not write itself, so that only a new release changes it. */
const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

/** A host that can deploy: the same address serves release 1, then 2, then 3. */
function createHost() {
  const folders: string[] = [];
  let server: Server | undefined;
  let port = 0;

  function release(number: number) {
    const folder = mkdtempSync(join(tmpdir(), `mindwave-release-${number}-`));
    folders.push(folder);
    cpSync(process.env.DIST ?? 'dist', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    const about = join(folder, 'about.html');
    writeFileSync(
      about,
      readFileSync(about, 'utf8').replace('</head>', `<meta name="release" content="${number}"></head>`),
    );
    const worker = join(folder, 'sw.js');
    // The worker's list names each page with its revision; another release has another one.
    const list = readFileSync(worker, 'utf8').replace(
      /"revision":"\w+"(?=,"url":"about\.html")/,
      `"revision":"release-${number}"`,
    );
    writeFileSync(worker, list);
    return folder;
  }

  async function deploy(number: number) {
    const site = createSite({ root: release(number), env: {} });
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

test('three releases while a tab has a half-filled form: nothing is lost, no tab reloads, the newest comes with the next clean navigation', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  const host = createHost();
  try {
    const origin = await host.deploy(1);
    await page.goto(`${origin}/services`);
    await untilLive(page);
    await untilInstalled(page);

    const writing = await context.newPage();
    await writing.goto(`${origin}/industries/banking`);
    await untilLive(writing);
    await writing
      .getByRole('main')
      .getByRole('button', { name: /Request a callback/i })
      .first()
      .click();
    await writing.getByLabel('Name').fill('Half a name');
    let loads = 0;
    writing.on('load', () => {
      loads += 1;
    });

    for (const number of [2, 3]) {
      await host.deploy(number);
      await page.bringToFront();
      // The footer's button asks at once; the hourly check does the same without it.
      if (number === 2) await page.getByRole('button', { name: 'Check for update' }).click();
      else await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(page.getByText('A new version is ready').first()).toBeVisible({ timeout: 60_000 });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: number === 2 ? 'Home' : 'Support' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await writing.bringToFront();
    await expect(writing.getByLabel('Name')).toHaveValue('Half a name');
    expect(loads, 'the tab with the form was never reloaded').toBe(0);

    await writing.close();
    await page.bringToFront();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => releaseOf(page)).toBe('3');
  } finally {
    host.dispose();
  }
});

test('can be installed: the browser reports no installability error', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  await untilInstalled(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

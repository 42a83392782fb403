import { once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, untilInstalled, untilLive } from '../browser/test';
import { createDeployingHost } from './deploying-host';

/** The release in a meta tag of the about page. The app does not set it, so only a new release changes it. */
export const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

/** A deploying host, and tabs that visit it. */
function createHost(context: BrowserContext) {
  const { updateChecks, ...host } = createDeployingHost();

  /** Opens a page in a first tab and waits until the worker is installed. */
  async function firstVisit(page: Page, address: string) {
    await page.goto(address);
    await untilLive(page);
    await untilInstalled(page);
  }

  /**
   * Opens a page in a new tab, and waits until the browser has checked for an update, as it does about a second after a
   * navigation through a worker. A manual check at that moment would never end (see `src/app/updates/updates.ts`).
   */
  async function openInNewTab(address: string) {
    const tab = await context.newPage();
    const check = once(updateChecks, 'check');
    await tab.goto(address);
    await untilLive(tab);
    await check;
    return tab;
  }

  return { ...host, firstVisit, openInNewTab };
}

/** Tests with a deploying host. */
export const test = base.extend<{ host: ReturnType<typeof createHost> }>({
  host: async ({ context }, use) => {
    const host = createHost(context);
    await use(host);
    host.dispose();
  },
});

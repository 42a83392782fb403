import { once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';
import { createDeployingHost } from './deploying-host';
import { test as base, untilInstalled, untilLive } from './test';

/** The release that the about page names: something the app does not write itself, so that only a new release changes it. */
export const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

/** A host that deploys, and tabs that look at it. */
function createHost(context: BrowserContext) {
  const { deploy, looks, dispose } = createDeployingHost();

  /** Opens a page in a first tab and waits until the worker is installed. */
  async function firstVisit(page: Page, address: string) {
    await page.goto(address);
    await untilLive(page);
    await untilInstalled(page);
  }

  /**
   * Opens a page in one more tab, and waits until the browser has looked for a new version by itself, as it does about a
   * second after a navigation that a worker answered: a look of ours at that moment would never end (`src/app/updates.ts`).
   */
  async function openBeside(address: string) {
    const tab = await context.newPage();
    const look = once(looks, 'look');
    await tab.goto(address);
    await untilLive(tab);
    await look;
    return tab;
  }

  return { deploy, firstVisit, openBeside, dispose };
}

/** For tests that deploy, with a host of their own. */
export const test = base.extend<{ host: ReturnType<typeof createHost> }>({
  host: async ({ context }, use) => {
    const host = createHost(context);
    await use(host);
    host.dispose();
  },
});

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningSite, startSite } from '../../../support/servers/site';
import type { Engine, RawBrowser, RawTab, Settings } from './engine';
import { firefox } from './firefox';
import { Tab } from './tab';
import { webkit } from './webkit';

/** The engine of this run. `npm run engines` runs the tests once per engine. */
export const engine: Engine = process.env.ENGINE === 'webkit' ? webkit : firefox;

/**
 * Starts one browser for the tests of a file. Each test has its own site on a new origin, and so empty storage.
 * @param settings The user's system settings.
 */
export function useBrowser(settings: Settings = {}) {
  let browser: RawBrowser;
  let profile: string;
  const sites: RunningSite[] = [];
  const tabs: RawTab[] = [];

  beforeAll(async () => {
    profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
    browser = await engine.launch(settings, profile);
    console.log(`${engine.name}: ${browser.version}`);
  });
  afterAll(async () => {
    await browser.close();
    // Processes of the browser may still write.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
  afterEach(async () => {
    for (const tab of tabs.splice(0)) await tab.close().catch(() => undefined);
    for (const site of sites.splice(0)) await site.stop().catch(() => undefined);
    browser.takeConsoleErrors();
  });

  const session = {
    get version() {
      return browser.version;
    },
    /** Starts a site on a new origin. `API_URL` selects another backend. */
    async site(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
      const site = await startSite({ MAP_MODE: 'off', ...env });
      sites.push(site);
      return site;
    },
    /** Opens a tab in the same browser. */
    async tab(origin: string): Promise<Tab> {
      if (browser.hasFailed()) await session.restart();
      const raw = await browser.newTab();
      tabs.push(raw);
      return new Tab(raw, origin);
    },
    /** Starts a new site and opens a tab for it. */
    async fresh(env: Readonly<Record<string, string>> = {}) {
      const site = await session.site(env);
      return { site, tab: await session.tab(site.origin) };
    },
    takeConsoleErrors: () => browser.takeConsoleErrors(),
    /** Restarts the browser with the same profile. */
    async restart() {
      await browser.close().catch(() => undefined);
      tabs.splice(0);
      browser = await engine.launch(settings, profile);
    },
  };
  return session;
}

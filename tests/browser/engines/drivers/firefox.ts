import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Engine, RawBrowser, RawTab, Settings } from './engine';

/** Firefox preferences that emulate the system settings. */
const preferencesOf = ({ reducedMotion, dark, forcedColors }: Settings) => ({
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'ui.systemUsesDarkTheme': dark ? 1 : 0,
  ...(forcedColors && { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }),
});

function tabOf(page: Page): RawTab {
  const until = { waitUntil: 'load' } as const;
  return {
    goto: async (url) => void (await page.goto(url, until)),
    reload: async () => void (await page.reload(until)),
    run: (body, args) => page.evaluate(`(async (...args) => {${body}})(...${JSON.stringify(args)})`),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, path) {
      const field = await page.$(selector);
      if (!field) throw new Error(`No element matches ${selector}.`);
      await (field as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    print: async () => Buffer.from(await page.pdf({ format: 'a4', printBackground: false })),
    resize: (width, height) => page.setViewport({ width, height }),
    goOffline: () => page.setOfflineMode(true),
    toFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}

/** Firefox over WebDriver BiDi, which needs no separate driver program. */
export const firefox: Engine = {
  name: 'firefox',
  async launch(settings = {}, profile) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: preferencesOf(settings),
      defaultViewport: { width: 1280, height: 800 },
      ...(profile !== undefined && { userDataDir: profile }),
    });
    let complaints: string[] = [];
    const watch = (page: Page) => {
      // Confirm the prompt about unsaved text; WebKit's driver does so by itself.
      page.on('dialog', (dialog) => void dialog.accept());
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: uncaught: ${String(error)}`));
    };
    return {
      version: await browser.version(),
      hasFailed: () => !browser.connected,
      async newTab() {
        const page = await browser.newPage();
        watch(page);
        return tabOf(page);
      },
      takeConsoleErrors() {
        const taken = complaints;
        complaints = [];
        return taken;
      },
      close: () => browser.close(),
    } satisfies RawBrowser;
  },
};

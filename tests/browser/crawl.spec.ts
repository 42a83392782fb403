import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brokenWords } from '../support/browser/broken-words';
import { afterFrames, expect, replaceMap, test, untilAllLive } from '../support/browser/test';
import { forCi, shardOf, shards } from '../support/sample';
import { sitePaths, testedPages } from '../support/tested-pages';

const THEMES = ['light', 'dark'] as const;

/** Waits for the colour transitions of the theme. */
async function untilSettled(page: Page) {
  await afterFrames(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

async function violations(page: Page, axe: AxeBuilder) {
  await untilSettled(page);
  const found = await axe.exclude('iframe').analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Each test visits a shard of the routes with one page, because opening a context for each route is slow. Violations of the
 * content security policy appear in the console.
 */
for (const [index, shard] of shards(testedPages, 2).entries()) {
  test(
    `${shard[0]} and ${shard.length - 1} more have one heading, a clean console, no axe violation in either theme, no horizontal scroll and no broken word`,
    forCi(index > 0),
    async ({ page }) => {
      await replaceMap(page);
      const wrong: string[] = [];
      for (const [at, path] of shard.entries()) {
        const [theme = 'light', ...otherThemes] = shardOf(THEMES, at);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
        const response = await page.goto(path);
        const title = await page.title();
        await untilAllLive(page);
        const report = (text: string) => wrong.push(`${path} in ${theme}: ${text}`);
        if (response?.status() !== 200) report(`status ${response?.status()}`);
        const headings = await page.locator('h1').count();
        if (headings !== 1) report(`${headings} h1`);
        if ((await page.title()) !== title) report(`title '${title}' turns into '${await page.title()}'`);
        for (const text of await violations(page, new AxeBuilder({ page }))) report(text);
        for (const other of otherThemes) {
          await page.emulateMedia({ colorScheme: other });
          // Contrast is the only rule that depends on the theme.
          for (const text of await violations(page, new AxeBuilder({ page }).withRules(['color-contrast'])))
            report(text);
        }
        // The width of a small phone, and of 1280 pixels at 400% zoom.
        await page.setViewportSize({ width: 320, height: 256 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow !== 0) report(`${overflow}px too wide at 320px`);
        for (const word of await brokenWords(page)) report(`${word} is broken at 320px`);
        // The narrowest window with the desktop layout.
        await page.setViewportSize({ width: 993, height: 800 });
        for (const word of await brokenWords(page)) report(`${word} is broken at 993px`);
      }
      expect(wrong).toEqual([]);
    },
  );
}

test('every internal link and fragment resolves', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of sitePaths) {
    const html = await (await request.get(path)).text();
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g))
      links.set(href.replaceAll('&amp;', '&'), path);
  }
  const broken: string[] = [];
  for (const [href, from] of links) {
    if (/^(?:https?:|mailto:|tel:)/.test(href)) continue;
    const url = new URL(href, `http://site.test${from}`);
    if (!ids.has(url.pathname) && (await request.get(url.pathname)).status() !== 200) broken.push(`${from} -> ${href}`);
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (fragment && fragment !== 'top' && !ids.get(url.pathname)?.has(fragment)) broken.push(`${from} -> ${href}`);
  }
  expect(broken).toEqual([]);
});

test('hydration replaces no element of a prerendered page', async ({ page }) => {
  for (const path of ['/', '/industries/banking', '/technologies']) {
    await page.addInitScript(() => {
      const removed: string[] = [];
      Object.assign(window, { removedElements: removed });
      new MutationObserver((records) => {
        for (const { removedNodes } of records) {
          for (const node of removedNodes) if (node instanceof HTMLElement) removed.push(node.outerHTML.slice(0, 100));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await untilAllLive(page);
    const removed = await page.evaluate(() => (window as unknown as { removedElements: string[] }).removedElements);
    expect(removed.filter((html) => !/^<(?:style|link|script)/.test(html))).toEqual([]);
  }
});

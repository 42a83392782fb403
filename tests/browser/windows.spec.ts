import type { Page } from '@playwright/test';
import { MAP } from '../support/browser/map';
import { expect, test, untilLaidOut, untilLive } from '../support/browser/test';
import { CI, forCi, shardOf } from '../support/sample';
import { shards } from '../support/shards';
import { testedPages } from '../support/tested-pages';
import { artInWindow } from './window-art';

/** Landscape, large, very wide and low windows, and those of the comps. */
const WINDOWS = [
  [1200, 1920],
  [1440, 2560],
  [2560, 1440],
  [3440, 1440],
  [1024, 600],
  [844, 390],
  [320, 568],
  [390, 844],
  [1440, 900],
] as const;

/** Checks that the page's title and the banner's action are visible without scrolling. */
const hiddenAtStart = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const title = document.querySelector('h1');
    const controls = [...(title?.parentElement?.querySelectorAll('a, button') ?? [])];
    const action = controls.find((control) => !control.closest('p, ul, dl'));
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [title, action]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return top < header || left < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((element) => `'${element.innerText.slice(0, 30)}' is not in the window`);
  });

for (const [index, shard] of shards(testedPages, 2).entries()) {
  test(
    `in windows of every shape ${shard[0]} and ${shard.length - 1} more separate text from drawings, and show title and action without scrolling`,
    forCi(index > 0),
    async ({ page }) => {
      test.setTimeout(600_000);
      await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill(MAP));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const wrong: string[] = [];
      let drawings = 0;
      for (const [at, path] of shard.entries()) {
        await page.goto(path);
        await untilLive(page);
        await untilLaidOut(page);
        for (const [width, height] of shardOf(WINDOWS, at, 3)) {
          await resize(page, width, height);
          const art = await page.evaluate(artInWindow);
          drawings += art.drawings;
          const tooWide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (tooWide > 0) art.wrong.push(`${tooWide}px too wide`);
          for (const text of [...art.wrong, ...(await hiddenAtStart(page))])
            wrong.push(`${path} at ${width}x${height}: ${text}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(drawings).toBeGreaterThan(shard.length);
    },
  );
}

/** Resizes the window and waits for the drawings: the browser chooses another one a moment after the layout. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('picture')].every((picture) => {
      const [source, image] = [picture.querySelector('source'), picture.querySelector('img')];
      if (!source || !image?.naturalWidth || !image.checkVisibility()) return true;
      return image.currentSrc.endsWith(source.srcset) === matchMedia(source.media).matches;
    }),
  );
}

test('in windows of every shape the labels of the drawings are whole', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await untilLaidOut(page);
  const wrong: string[] = [];
  for (const [width, height] of [
    ...WINDOWS,
    [993, 768],
    [993, 1600],
    [1279, 1600],
    [1280, 1800],
    [992, 700],
    [700, 900],
    [641, 900],
    [640, 900],
  ] as const) {
    await resize(page, width, height);
    const art = await page.evaluate(artInWindow);
    expect(art.labels, `${width}x${height}`).toBeGreaterThan(10);
    wrong.push(...art.wrong.map((text) => `${width}x${height}: ${text}`));
  }
  expect(wrong).toEqual([]);
});

test('a window as tall as the page, as for a full-page screenshot, makes no section taller', { tag: CI }, async ({
  page,
}) => {
  for (const width of [390, 1440, 3440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await untilLive(page);
    await untilLaidOut(page);
    await page.setViewportSize({ width, height: 12_000 });
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main section:has(h1, h2)')].map((section) => section.clientHeight),
    );
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.max(...heights.slice(0, 5)), `${width}px`).toBeLessThan(Math.max(1000, width * 0.82));
  }
});

test('text size and line length grow by a quarter in large windows, and do not change up to 1920px', async ({
  page,
  open,
}) => {
  await open('/services');
  const sizes: Record<number, string[]> = {};
  for (const width of [1440, 1920, 2400, 3440]) {
    await page.setViewportSize({ width, height: 1080 });
    sizes[width] = await page.evaluate(() => {
      const size = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).fontSize : '';
      };
      return [size('html'), size('body'), size('h1')];
    });
  }
  expect(sizes).toEqual({
    1440: ['16px', '17px', '64px'],
    1920: ['16px', '17px', '64px'],
    2400: ['20px', '21.25px', '80px'],
    3440: ['20px', '21.25px', '80px'],
  });
});

test('on phones no line of the first title has only one word', async ({ page, open }) => {
  await open('/');
  for (const width of [320, 344, 360, 378, 390, 414]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const text = title.firstChild;
      if (!(text instanceof Text)) return [];
      const byTop = new Map<number, string>();
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const top = Math.round(range.getBoundingClientRect().top);
        byTop.set(top, `${byTop.get(top) ?? ''} ${word}`.trim());
      }
      return [...byTop.values()];
    });
    expect(lines.length, `${width}px`).toBeGreaterThan(2);
    expect(
      lines.filter((line) => !/\s/.test(line)),
      `${width}px`,
    ).toEqual([]);
  }
});

test('at the end of a page on a phone the scroll-to-top button covers no text', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/services');
  await untilLaidOut(page);
  for (const width of [320, 390, 844]) {
    await page.setViewportSize({ width, height: 700 });
    // The new width changes the layout for some frames.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const button = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
      const textBottom = await page.getByRole('contentinfo').evaluate((footer) => {
        const range = document.createRange();
        range.selectNodeContents(footer);
        return Math.max(...[...range.getClientRects()].filter(({ height }) => height < 60).map(({ bottom }) => bottom));
      });
      expect(button?.y, `${width}px`).toBeGreaterThanOrEqual(textBottom);
    }).toPass();
  }
});

test('the scrollbar of the mobile menu is as dark as the menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('color-scheme', 'dark');
});

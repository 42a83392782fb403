import type { Page } from '@playwright/test';
import { signIn } from '../support/admin/admin-steps';
import { expect, replaceMap, test, untilLaidOut, untilLive } from '../support/browser/test';
import { CI, forCi, shardOf, shards } from '../support/sample';
import { testedPages } from '../support/tested-pages';
import { artInWindow } from './art-overlaps';

/** The windows of the comps, and landscape, large, very wide and low ones. */
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
      await replaceMap(page);
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

test('in windows of every shape, no label of a drawing is cut', async ({ page, open }) => {
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

/** A phone whose corners, notch and bar for gestures cover the edges. */
const COVERED = [
  { width: 390, height: 844, top: 47, right: 0, bottom: 34, left: 0 },
  { width: 844, height: 390, top: 0, right: 47, bottom: 21, left: 47 },
] as const;

/** Controls and text that the screen's edges cover: at the sides, and if they do not scroll, also above and below. */
const coveredIn = (page: Page, edges: (typeof COVERED)[number]) =>
  page.evaluate((covered) => {
    const isScrolled = (element: Element, along: 'Width' | 'Height'): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflow } = getComputedStyle(at);
        if (at[`scroll${along}`] > at[`client${along}`] && /auto|scroll|hidden|clip/.test(overflow)) return true;
      }
      return false;
    };
    const isStuck = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        // A sticky element may also be at its normal position.
        if (/fixed|sticky/.test(getComputedStyle(at).position) && at.getBoundingClientRect().bottom <= innerHeight)
          return true;
      return false;
    };
    const layer = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return [...layer.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, p, label')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.vh, [inert], [aria-hidden=true]') && !isScrolled(element, 'Width'))
      .filter((element) => {
        const { top, right, bottom, left, width } = element.getBoundingClientRect();
        if (width < 2 || bottom < 0 || top > innerHeight || getComputedStyle(element).clipPath !== 'none') return false;
        const isAside = left < covered.left - 0.5 || right > innerWidth - covered.right + 0.5;
        const isUnder = top < covered.top - 0.5 || bottom > innerHeight - covered.bottom + 0.5;
        return isAside || (isUnder && isStuck(element) && !isScrolled(element, 'Height'));
      })
      .map((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return `${element.tagName} '${element.textContent?.slice(0, 30)}' at ${[left, top, right, bottom].map(Math.round)}`;
      });
  }, edges);

for (const edges of COVERED) {
  test(`a notch and a bar for gestures cover no control and no text at ${edges.width}x${edges.height}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const { width, height, ...insets } = edges;
    await replaceMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const wrong: string[] = [];
    const look = async (what: string) => {
      for (const text of await coveredIn(page, edges)) wrong.push(`${what}: ${text}`);
    };
    for (const path of [
      '/',
      '/about',
      '/careers',
      '/careers/job/account-manager-insurance',
      '/contact',
      '/newsroom',
      '/case-studies',
      '/admin/login',
    ]) {
      await page.goto(path);
      await untilLive(page);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(
          (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
          part,
        );
        await untilLaidOut(page);
        await look(`${path} at ${part}`);
      }
    }
    await page.goto('/about');
    await untilLive(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
    await look('dialog');
    await signIn(page);
    await look('dashboard');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await look('message');
    await page.goto('/careers?qa');
    await expect(page.getByRole('dialog', { name: /QA/ })).toBeVisible();
    await look('QA console');
    expect(wrong).toEqual([]);
  });
}

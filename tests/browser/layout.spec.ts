import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin/signed-in';
import { afterFrames, expect, replaceMap, test, untilLaidOut, untilLive } from '../support/browser/test';
import { watchShifts } from '../support/browser/watch-shifts';
import { forCi, shardOf, shards } from '../support/sample';
import { testedPages } from '../support/tested-pages';

/** Scrolls down and up again, slowly enough for lazy images, counters and lines to appear. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window may produce no frame for long.
    const soon = (done: Promise<unknown>) => Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);
    const frame = () => soon(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await soon(document.fonts.ready);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    return (window as unknown as { shifts: string[] }).shifts;
  });

/** Controls smaller than 24 by 24 px without enough spacing (WCAG 2.5.8). Inline links are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const MIN = 24;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert], .vh');
    const isInText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.innerText.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 2;
    /** The target includes the label of a checkbox and the area of a stretched link. */
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const stretched = getComputedStyle(element, '::after');
      const card =
        stretched.position === 'absolute' && stretched.inset === '0px' ? element.closest('li, article, div') : null;
      return (label ?? card ?? element).getBoundingClientRect();
    };
    const targets = [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex="0"]')]
      .filter((element) => isSeen(element) && !isInText(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 0);
    const middle = ({ left, width, top, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    return targets
      .filter(({ box }) => box.width < MIN || box.height < MIN)
      .filter(({ element, box }) => {
        const [x, y] = middle(box);
        return targets.some(({ element: other, box: near }) => {
          if (other === element) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < MIN / 2;
        });
      })
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} is ${box.width} by ${box.height}`);
  });

/** Controls without a visible focus indicator, or covered by the header when scrolled into view. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const hasRing = (element: Element) =>
      [getComputedStyle(element), getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    const wrong: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, summary, input, select, textarea)',
    );
    for (const element of controls) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('[inert], details:not([open]) > :not(summary)')
      )
        continue;
      // Scroll from below, as Shift+Tab does, so that the control ends up at the upper edge.
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      element.focus();
      if (document.activeElement !== element) continue;
      const { bottom } = element.getBoundingClientRect();
      const edge = header && getComputedStyle(header).position === 'fixed' ? header.getBoundingClientRect().bottom : 0;
      if (bottom <= edge + 1) wrong.push(`under the header: ${element.outerHTML.slice(0, 80)}`);
      if (!element.matches(':focus-visible')) wrong.push(`no focus indicator: ${element.outerHTML.slice(0, 80)}`);
      else if (!hasRing(element)) wrong.push(`no ring: ${element.outerHTML.slice(0, 80)}`);
    }
    return wrong;
  });

async function setTextSize(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await afterFrames(page);
}

/** At double text size (WCAG 1.4.4): clipped words, and pages wider than the window. */
async function cutText(page: Page) {
  await setTextSize(page, '200%');
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, a, button, li, dd, dt, label)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh, [inert]'))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => `cut off: ${element.innerText.slice(0, 60)}`);
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const widest = wide.at(-1)?.outerHTML.slice(0, 100);
    return [...cut, ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth}px too wide: ${widest}`] : [])];
  });
}

for (const [variant, width] of [390, 1440].entries()) {
  for (const [index, shard] of shards(shardOf(testedPages, variant), 2).entries()) {
    test(
      `at ${width}px ${shard[0]} and ${shard.length - 1} more do not shift, have 24px targets, show focus and support double text size`,
      forCi(index > 0 || variant > 0),
      async ({ page }) => {
        await replaceMap(page);
        await page.setViewportSize({ width, height: 844 });
        await watchShifts(page);
        const wrong: string[] = [];
        for (const path of shard) {
          const report = (text: string) => wrong.push(`${path}: ${text}`);
          await page.goto(path);
          await untilLive(page);
          for (const text of await scrollThrough(page)) report(`moves: ${text}`);
          for (const text of await smallTargets(page)) report(text);
          await page.keyboard.press('Tab');
          for (const text of await hiddenFocus(page)) report(text);
          for (const text of await cutText(page)) report(`at 200 %: ${text}`);
        }
        expect(wrong).toEqual([]);
      },
    );
  }
}

test('the dashboard and the editor fit into a phone at double text size', async ({ page }) => {
  await enterAsAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, heading] of [
    ['/admin/dashboard', 'Newsroom Articles'],
    ['/admin/add-article', 'Newsroom Content Manager'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (path === '/admin/dashboard') await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
    expect(await cutText(page), path).toEqual([]);
    const parts = page.locator('button, a, summary, h1, h2, summary *, select, input').filter({ visible: true });
    const rights = await parts.evaluateAll((all) =>
      all
        .filter((part) => !part.closest('.vh') && part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.outerHTML.slice(0, 100)),
    );
    expect(rights, path).toEqual([]);
  }
});

test('at 360px and double text size, no word of a title is wider than its box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/', '/newsroom/admin']) {
    await page.goto(path);
    await untilLive(page);
    await scrollThrough(page);
    await setTextSize(page, '200%');
    await untilLaidOut(page);
    const wide = await page.evaluate(() => {
      const titles = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4), summary > span > span')];
      return titles
        .filter((title) => title.checkVisibility() && !title.closest('.vh'))
        .filter((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          let box = title.parentElement ?? title;
          while (getComputedStyle(box).display === 'contents' && box.parentElement) box = box.parentElement;
          const edge = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
          const hidden = title.querySelector('.vh');
          if (hidden) words.setEndBefore(hidden);
          return words.getBoundingClientRect().right > edge + 1;
        })
        .map((title) => title.textContent);
    });
    expect(wide, path).toEqual([]);
  }
});

/** The header is fixed, so its overflow does not make the page wider. */
test('the header fits into the window at any text size', async ({ page }) => {
  await page.goto('/services');
  await untilLive(page);
  const wrong: string[] = [];
  for (const size of ['100%', '112.5%', '125%', '150%'])
    for (const width of [993, 1100, 1281, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      const right = await page.evaluate(() => {
        const items = [...document.querySelectorAll('header :is(a, button)')].filter((item) => item.checkVisibility());
        return Math.max(...items.map((item) => item.getBoundingClientRect().right));
      });
      if (right > width) wrong.push(`${size} at ${width}px: ${right - width}px outside`);
    }
  expect(wrong).toEqual([]);
});

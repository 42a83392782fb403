import { expect, type Page, test } from '@playwright/test';
import { SHAPES, shapeSubjects, subjects, THEMES, type Width, WIDTHS } from './subjects.ts';

/** Dates and greetings of the stories stand still. Timers go on, so that what a story waits for comes. */
const NOW = new Date('2026-01-15T12:00:00Z');

/** Height of the window by width: a phone's, else a laptop's. */
const heightOf = (width: Width) => (width === 390 ? 844 : 800);

/** Opens a story alone, with its interactions done, its fonts there and every picture of the window painted. */
async function openStory(page: Page, id: string, theme: string) {
  const globals = `theme:${theme};motion:reduced;a11y.manual:!true`;
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const phase = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender?.phase ?? '';
    if (phase === 'errored') throw new Error('The story failed.');
    return ['completed', 'finished'].includes(phase);
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: Element) => image.getBoundingClientRect().top < innerHeight * 2;
    const pictures = [...document.images].filter((image) => image.checkVisibility() && isSeen(image));
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that is missing on purpose has nothing to decode; its box is compared as it is.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** What would change from day to day stands still. */
async function settle(page: Page) {
  await page.clock.setFixedTime(NOW);
  // A map of another server would change; without it the drawn one stands there.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme}, ${width}px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: heightOf(width) } });
      for (const { name, story, part, widths = WIDTHS } of subjects) {
        if (!widths.includes(width)) continue;
        test(name, async ({ page }) => {
          await settle(page);
          await openStory(page, story, theme);
          const picture = [`${name}-${width}-${theme}.png`];
          await (part
            ? expect(page.locator(part).first()).toHaveScreenshot(picture)
            : expect(page).toHaveScreenshot(picture));
        });
      }
    });
  }
}

for (const theme of THEMES) {
  for (const { width, height } of SHAPES) {
    test.describe(`${theme}, ${width}x${height}`, () => {
      // A large window is taken in half its size: what matters here is where things stand.
      const deviceScaleFactor = Math.max(width, height) > 1100 ? 0.5 : 1;
      test.use({ colorScheme: theme, viewport: { width, height }, deviceScaleFactor });
      for (const { name, story } of shapeSubjects[theme]) {
        test(name, async ({ page }) => {
          await settle(page);
          await openStory(page, story, theme);
          await expect(page).toHaveScreenshot([`${name}-${width}x${height}-${theme}.png`], { scale: 'device' });
        });
      }
    });
  }
}

import { expect, type Page, test } from '@playwright/test';
import { SHAPES, shapeSubjects, subjects, THEMES, WIDTHS, type Width } from './subjects';

/** Freezes the date of the stories. Timers still run, because stories wait for them. */
const NOW = new Date('2026-01-15T12:00:00Z');

/** The height of a phone or a laptop, by width. */
const heightOf = (width: Width) => (width === 390 ? 844 : 800);

/** Opens a story and waits for its interactions, fonts and visible images. */
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
    // An image that is missing on purpose cannot be decoded; its empty box is compared.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Removes what would differ between runs. */
async function settle(page: Page) {
  await page.clock.setFixedTime(NOW);
  // The map comes from another server and changes. Without it the drawn map shows.
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
      // Large windows are compared at half size, because only positions matter here.
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

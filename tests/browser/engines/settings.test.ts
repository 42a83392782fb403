import { describe, expect, it } from 'vitest';
import { engine, useBrowser } from './drivers/use-browser';
import { readPrintout } from './printout';

describe('with reduced motion and a dark colour scheme', () => {
  const session = useBrowser({ reducedMotion: true, dark: true });

  it('nothing moves, and the theme is dark', async () => {
    const { tab } = await session.fresh();
    await tab.open('/');
    expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await tab.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    await tab.scrollThrough();
    const moving = await tab.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(duration) > 50 && Number(iterations) > 0;
        })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
    );
    expect(moving).toEqual([]);
    expect(await tab.evaluate(() => [...document.querySelectorAll('video')].every((film) => film.paused))).toBe(true);
    const background = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Math.max(...(background.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(80);
  });
});

describe.runIf(engine.name === 'firefox')('with forced colours', () => {
  const session = useBrowser({ forcedColors: true });

  it('every button on the case studies page has a border', async () => {
    const { tab } = await session.fresh();
    await tab.open('/case-studies');
    expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const bare = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .filter((button) => button.checkVisibility() && button.textContent?.trim())
        .filter((button) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(button);
          return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
        })
        .map((button) => button.textContent?.trim()),
    );
    expect(bare).toEqual([]);
  });
});

describe('in print', () => {
  const session = useBrowser();

  it.each(['/newsroom/sample', '/technologies', '/case-studies/air-cargo-platform', '/careers/job/react-developer'])(
    '%s prints on a few pages with its heading, and no line is cut at an edge',
    async (path) => {
      const { tab } = await session.fresh();
      await tab.open(path);
      await tab.scrollThrough();
      const heading = await tab.textOf({ role: 'heading', level: 1 });
      const { pages, text, cut, images } = await readPrintout(await tab.raw.print());
      // Firefox prints letters as shapes, so only the images of its pages can be checked.
      if (engine.name === 'webkit') {
        expect(cut).toEqual([]);
        expect(text.replaceAll(/\s+/g, ' ')).toContain(heading);
      }
      expect(images.flatMap(({ isCut }, index) => (isCut ? [`page ${index + 1}`] : []))).toEqual([]);
      expect(images).toHaveLength(pages);
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThan(12);
    },
  );

  it('an article starts on its first page', async () => {
    const { tab } = await session.fresh();
    await tab.open('/newsroom/sample');
    await tab.scrollThrough();
    const { images, text } = await readPrintout(await tab.raw.print());
    // If the body moved to the second page, the lower third of the first would be empty.
    expect(images[0]?.end).toBeGreaterThan(0.85);
    if (engine.name === 'webkit') expect(text.split('\f')[0]).toContain('Nobody in the building');
  });
});

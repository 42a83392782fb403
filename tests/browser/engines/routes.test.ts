import { expect, it } from 'vitest';
import { staticPaths } from '~/app/static-paths.server';
import { useBrowser } from './drivers/use-browser';

const session = useBrowser();

const paths = [...staticPaths, '/newsroom/sample', '/newsroom/admin', '/admin/login', '/no/such/page'];
const WIDTHS = [
  [390, 844],
  [1280, 800],
] as const;

/** Sets the theme and returns the brightness of the page's background. */
const brightness = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme;
  const [r = 0, g = 0, b = 0] =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (r + g + b) / 3;
};

it.each(WIDTHS)(
  'every route at %ipx has one heading, its images, both themes, no horizontal scroll and a clean console',
  async (width, height) => {
    const { tab } = await session.fresh();
    await tab.raw.resize(width, height);
    const wrong: string[] = [];
    for (const path of paths) {
      await tab.open(path);
      const report = (what: string) => wrong.push(`${path}: ${what}`);
      await tab.scrollThrough();
      const headings = await tab.count({ role: 'heading', level: 1 });
      if (headings !== 1) report(`${headings} headings of level 1`);
      const overflow = await tab.horizontalOverflow();
      if (overflow > 0) report(`${overflow}px too wide`);
      for (const image of await tab.brokenImages()) report(`broken image ${image}`);
      if ((await tab.evaluate(brightness, 'light')) < 200) report('not light');
      if ((await tab.evaluate(brightness, 'dark')) > 60) report('not dark');
      // The browser logs the 404 of the not-found page.
      for (const line of session.takeConsoleErrors()) if (!/404/.test(line)) report(line);
    }
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(40);
  },
  600_000,
);

import { expect, it } from 'vitest';
import { staticPaths } from '~/app/static-params';
import { useBrowser } from './use-browser';

const session = useBrowser();

const paths = [...staticPaths, '/newsroom/sample', '/newsroom/admin', '/admin/login', '/no/such/page'];
const WIDTHS = [
  [390, 844],
  [1280, 800],
] as const;

/** The theme of a person who has chosen it here before. */
const brightness = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme;
  const [r = 0, g = 0, b = 0] =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (r + g + b) / 3;
};

it.each(WIDTHS)(
  'every route, %i wide: one heading, its pictures, both themes, nothing to scroll sideways, a clean console',
  async (width, height) => {
    const { tab } = await session.fresh();
    await tab.raw.resize(width, height);
    const wrong: string[] = [];
    for (const path of paths) {
      await tab.open(path);
      const told = (what: string) => wrong.push(`${path}: ${what}`);
      await tab.scrollThrough();
      const headings = await tab.count({ role: 'heading', level: 1 });
      if (headings !== 1) told(`${headings} headings of level 1`);
      const sideways = await tab.sidewaysScroll();
      if (sideways > 0) told(`${sideways} pixels to scroll sideways`);
      for (const picture of await tab.brokenPictures()) told(`no picture ${picture}`);
      if ((await tab.evaluate(brightness, 'light')) < 200) told('not light');
      if ((await tab.evaluate(brightness, 'dark')) > 60) told('not dark');
      // The browser's own line for the page that is not there.
      for (const line of session.takeConsoleErrors()) if (!/404/.test(line)) told(line);
    }
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(40);
  },
  600_000,
);

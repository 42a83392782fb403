import { staticPaths } from '~/app/static-params';
import { contentPages } from '~/content/pages';
import { matchRoute } from '~/routes';

/** The parts of a page: its screen, or the kinds of its sections. */
async function partsOf(path: string): Promise<readonly string[]> {
  const content = Object.entries(contentPages).find(([address]) => address === path)?.[1];
  if (!content) return [matchRoute(path)?.route.page ?? path];
  return (await content()).sections.map(({ kind }) => kind);
}

async function pagesWithEveryPart(): Promise<readonly string[]> {
  const seen = new Set<string>();
  const pages: string[] = [];
  for (const path of staticPaths) {
    const unseen = (await partsOf(path)).filter((part) => !seen.has(part));
    if (unseen.length > 0) pages.push(path);
    for (const part of unseen) seen.add(part);
  }
  return pages;
}

/** Whether a test of two variants of each page runs all of both, or only every second page of each. */
const isAll = process.env.PAGES === 'all';

/** The pages that a test opens in the first or the second of two variants, such as the two colour schemes. */
export const half = <T>(pages: readonly T[], variant: number): readonly T[] =>
  isAll ? pages : pages.filter((_, i) => i % 2 === variant % 2);

/** Public pages that cover every screen and every kind of section, or all pages with `PAGES=all`. */
export const testedPages = isAll ? staticPaths : await pagesWithEveryPart();

import { readFileSync } from 'node:fs';
import { contentPages } from '~/content/pages';
import { matchScreen } from '~/routes';
import { runsAllCases } from './sample';

/** The path of every page in the sitemap of the built site. Playwright cannot import the list that the build makes. */
export const sitePaths: readonly string[] = [
  ...readFileSync(`${import.meta.dirname}/../../dist/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g),
].map(([, address = '']) => new URL(address).pathname);

/** The parts of a page: its screen, or the kinds of its sections. */
async function partsOf(path: string): Promise<readonly string[]> {
  const content = Object.entries(contentPages).find(([address]) => address === path)?.[1];
  if (!content) return [matchScreen(path)?.route.screen ?? path];
  return (await content()).sections.map(({ kind }) => kind);
}

async function pagesWithEveryPart(): Promise<readonly string[]> {
  const seen = new Set<string>();
  const pages: string[] = [];
  for (const path of sitePaths) {
    const unseen = (await partsOf(path)).filter((part) => !seen.has(part));
    if (unseen.length > 0) pages.push(path);
    for (const part of unseen) seen.add(part);
  }
  return pages;
}

/** Public pages that cover every screen and every kind of section, or all pages with `CASES=all`. */
export const testedPages = runsAllCases ? sitePaths : await pagesWithEveryPart();

import { readFileSync } from 'node:fs';

/** The path of every page in the sitemap of the built site. Playwright cannot import the list that the build makes. */
export const sitePaths: readonly string[] = [
  ...readFileSync(`${import.meta.dirname}/../../dist/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g),
].map(([, address = '']) => new URL(address).pathname);

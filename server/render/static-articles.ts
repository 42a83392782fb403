import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from '../../src/href';
import { matchScreen } from '../../src/routes';
import { apiPictures } from '../pictures/api-pictures';
import type { Drawing } from '../pictures/drawing';
import { apiArticles } from './api-articles';
import { listingFiles } from './listings';
import type { Page } from './page-template';
import type { Renderer } from './renderer';

/** The sidebar shows three articles, without the current one. */
const NEWEST = 4;

/** True if a slug can be the name of a file on every host, and is not the name of a page of the site. */
const isFileName = (slug: string) =>
  /^[\w-]{1,200}$/.test(slug) && matchScreen(href('/newsroom/:slug', { slug }))?.route.screen === 'article';

/**
 * Renders the articles of an API as files, for hosts without a server: a page and the pictures of each article, the sitemap and the
 * feed. The file of settings names the API, so that the client can load changes.
 * @param url the root of the API, or undefined for no articles.
 * @param outDir the folder with the built `config.json`.
 * @param drawing draws the link previews, and the banners in several widths.
 * @returns the content of each file, by its path in the site.
 * @throws Error if the API does not respond.
 */
export async function staticArticles(
  url: string | undefined,
  outDir: string,
  renderer: Renderer,
  drawing: Drawing,
): Promise<ReadonlyMap<string, string | Uint8Array | Page>> {
  const found = new Map<string, string | Uint8Array | Page>();
  if (!url) return found;
  const source = apiArticles(url.replace(/\/+$/, ''));
  const listed = await source.list(0, Number.POSITIVE_INFINITY);
  const newest = await source.newest(NEWEST);
  for (const { slug } of listed.filter((article) => isFileName(article.slug))) {
    const article = await source.find(slug);
    if (!article || !('article' in article)) continue;
    const { pictures, preview, banner } = (await apiPictures(url, article.article, drawing)) ?? {};
    const page = await renderer.article(slug, { ...article.article, ...banner }, { newest, preview });
    found.set(`newsroom/${slug}.html`, page);
    for (const [address, bytes] of pictures ?? []) found.set(address.slice(1), bytes);
  }
  for (const [name, text] of await listingFiles(source, renderer)) found.set(name, await text());
  const config: unknown = JSON.parse(await readFile(join(outDir, 'config.json'), 'utf8'));
  found.set('config.json', `${JSON.stringify({ ...Object(config), apiUrl: url }, undefined, 2)}\n`);
  return found;
}

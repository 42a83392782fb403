import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from '../../src/href';
import { matchScreen } from '../../src/routes';
import { apiArticles } from './api-articles';
import { articlePreview } from './article-preview';
import { listingFiles } from './listings';
import type { Page } from './page-template';
import type { Draw } from './preview-drawing';
import type { Renderer } from './renderer';

/** The sidebar shows three articles, without the current one. */
const NEWEST = 4;

/** True if a slug can be the name of a file on every host, and is not the name of a page of the site. */
const isFileName = (slug: string) =>
  /^[\w-]{1,200}$/.test(slug) && matchScreen(href('/newsroom/:slug', { slug }))?.route.screen === 'article';

/**
 * Renders the articles of an API as files, for hosts without a server: a page and a link preview for each article, the sitemap and the
 * feed. The file of settings names the API, so that the client can load changes.
 * @param url the root of the API, or undefined for no articles.
 * @param outDir the folder with the built `config.json`.
 * @param draw draws the link previews.
 * @returns the content of each file, by its path in the site.
 * @throws Error if the API does not respond.
 */
export async function staticArticles(
  url: string | undefined,
  outDir: string,
  renderer: Renderer,
  draw: Draw,
): Promise<ReadonlyMap<string, string | Uint8Array | Page>> {
  const found = new Map<string, string | Uint8Array | Page>();
  if (!url) return found;
  const source = apiArticles(url.replace(/\/+$/, ''));
  const listed = await source.list(0, Number.POSITIVE_INFINITY);
  const newest = await source.newest(NEWEST);
  for (const { slug } of listed.filter((article) => isFileName(article.slug))) {
    const article = await source.find(slug);
    if (!article || !('article' in article)) continue;
    const preview = await articlePreview(url, article.article, draw);
    const address = preview && `/${preview.file}`;
    found.set(`newsroom/${slug}.html`, await renderer.article(slug, article.article, { newest, preview: address }));
    if (preview) found.set(preview.file, preview.jpeg);
  }
  for (const [name, text] of await listingFiles(source, renderer)) found.set(name, await text());
  const config: unknown = JSON.parse(await readFile(join(outDir, 'config.json'), 'utf8'));
  found.set('config.json', `${JSON.stringify({ ...Object(config), apiUrl: url }, undefined, 2)}\n`);
  return found;
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Article } from '../../contract/contract';
import { StartError } from '../../node-http/start-error';
import type { ListedArticle } from './article-source';
import type { Page } from './page-template';

/** What the page of an article shows besides the article. */
export interface AroundArticle {
  /** The newest articles, or undefined if they could not be loaded. */
  readonly newest?: readonly Article[] | undefined;
  /** The address of the article's picture for link previews, or undefined for the site's own picture. */
  readonly preview?: string | undefined;
  /** For this time after its request, in ms, the page is fresh: clients do not ask the API for the same content again. */
  readonly freshMs?: number | undefined;
}

/** Renders everything that depends on articles. The build makes it, and the server loads it. */
export interface Renderer {
  /** The address of the site without a slash at the end. */
  readonly siteUrl: string;
  /** Renders the page of an article. `slug` is the one in the address. */
  article(slug: string, article: Article, around?: AroundArticle): Promise<Page>;
  /** Renders the newsroom with the page or the search in the query of its address. `total` is the number of all matches. */
  newsroom(search: string, articles: readonly Article[], total: number): Promise<Page>;
  /** Returns a part of the sitemap. Part 0 starts with the pages of the site. */
  sitemap(articles: readonly ListedArticle[], part: number): string;
  /** Returns the index of a sitemap with this number of parts. */
  sitemapIndex(parts: number): string;
  /** Returns the Atom feed. `contents` are the same articles with their content. */
  feed(articles: readonly ListedArticle[], contents: readonly Article[]): string;
}

/** Returns the folder of the renderer for a built site. It is next to the site's folder, because it is not public. */
export const rendererFolder = (root: string) => `${resolve(root)}-server`;
/** The file of the renderer in its folder. */
export const RENDERER = 'article-renderer.js';
/** The file of the renderer's data in its folder. */
export const KIT = 'article-kit.json';
/** The file in its folder that tells the server for which base the site is built, and the policies of its pages. */
export const BUILD = 'build.json';
/** The picture in the built site, also a JPEG, for articles without their own link preview. */
export const ANY_PREVIEW = 'og/newsroom.jpg';

/** Loads the renderer. @throws StartError if it is missing or damaged. */
export async function loadRenderer(root: string): Promise<Renderer> {
  const folder = rendererFolder(root);
  try {
    const kit: unknown = JSON.parse(readFileSync(join(folder, KIT), 'utf8'));
    const built: { createArticleRenderer(kit: unknown): Renderer } = await import(
      pathToFileURL(join(folder, RENDERER)).href
    );
    return built.createArticleRenderer(kit);
  } catch (cause) {
    const advice = 'Unpack the whole release again, or run "npm run build".';
    throw new StartError(`${KIT} or ${RENDERER} in ${folder} is missing or damaged. ${advice}`, { cause });
  }
}

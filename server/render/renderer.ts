import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListedArticle } from './article-source';

/** What the page of an article shows besides it. */
export interface AroundArticle {
  /** The newest articles as the API sends them, or undefined if they could not be loaded. */
  readonly newest?: unknown;
  /** The address of its picture for link previews, or undefined for the site's own. */
  readonly preview?: string | undefined;
  /** How long clients need not ask the API for what the page shows, counted from its request. */
  readonly freshMs?: number | undefined;
}

/** What the build leaves behind for the server: it renders everything that depends on articles. */
export interface Renderer {
  /**
   * Renders the page of an article.
   * @param slug the slug in the address.
   * @param article the article as the API sends it.
   * @returns the HTML, or undefined if `article` is not an article.
   */
  article(slug: string, article: unknown, around?: AroundArticle): Promise<string | undefined>;
  /** A file of the sitemap. Part 0 starts with the pages of the site. */
  sitemap(articles: readonly ListedArticle[], part: number): string;
  sitemapIndex(parts: number): string;
  feed(articles: readonly ListedArticle[]): string;
}

/** The folder of the renderer for a built site. It is next to the site's folder, because it is not public. */
export const rendererFolder = (root: string) => `${resolve(root)}-server`;
export const RENDERER = 'article-renderer.js';
export const KIT = 'article-kit.json';
/** The picture in the built site for a banner whose own link preview cannot be drawn, also a JPEG. */
export const ANY_PREVIEW = 'og/newsroom.jpg';

/** Loads the renderer. @throws Error if the site was built without it. */
export async function loadRenderer(root: string): Promise<Renderer> {
  const folder = rendererFolder(root);
  if (!existsSync(join(folder, KIT))) throw new Error(`${folder} is missing. Build the site again.`);
  const built: { createArticleRenderer(kit: unknown): Renderer } = await import(
    pathToFileURL(join(folder, RENDERER)).href
  );
  return built.createArticleRenderer(JSON.parse(readFileSync(join(folder, KIT), 'utf8')));
}

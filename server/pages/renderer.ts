import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Renders the page of an article.
 * @param slug the slug in the address.
 * @param article the article as the API sends it.
 * @param newest the newest articles as the API sends them, or undefined if they could not be loaded.
 * @returns the HTML, or undefined if `article` is not an article.
 */
export type RenderArticle = (slug: string, article: unknown, newest?: unknown) => Promise<string | undefined>;

/** What the build leaves behind for the server, next to the public folder `root`. */
interface BuiltRenderer {
  createArticleRenderer(kit: unknown): RenderArticle;
}

/** The folder of the renderer for a built site. */
export const rendererFolder = (root: string) => `${resolve(root)}-server`;
export const RENDERER = 'article-renderer.js';
export const KIT = 'article-kit.json';

/** Loads the renderer. Without it, readers get the shell, which loads the article. */
export async function loadRenderer(root: string): Promise<RenderArticle | undefined> {
  const folder = rendererFolder(root);
  if (!existsSync(join(folder, KIT))) {
    console.warn(`There is no renderer in ${folder}, so articles need JavaScript. Build the site again.`);
    return undefined;
  }
  const built: BuiltRenderer = await import(pathToFileURL(join(folder, RENDERER)).href);
  return built.createArticleRenderer(JSON.parse(readFileSync(join(folder, KIT), 'utf8')));
}

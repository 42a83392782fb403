/** Renders articles. The build uses this module, and writes it into the folder next to the built site, where the server runs it. */

import { atom, createRenderer, initialArticle, initialList, sitemap, sitemapIndex } from '../../src/entry-server';
import { href } from '../../src/href';
import { FOLD, pageTemplate } from './page-template';
import { renameClasses } from './rename-classes';
import type { Renderer } from './renderer';

export * from '../../src/entry-server';
export { staticArticles } from './static-articles';

/** The data that all pages of articles share. The build writes it as JSON. */
export interface ArticleKit {
  readonly siteUrl: string;
  readonly mapOrigin: string;
  /** Styles for the first screen of any article. */
  readonly css: string;
  /** Address of the style sheet of the site. */
  readonly sheet: string;
  readonly starter: string;
  /** The short class names in the style sheet, by the names that components render. */
  readonly names: Readonly<Record<string, string>>;
}

/** Creates a renderer from the data of a build. */
export function createArticleRenderer({ names, siteUrl, ...shared }: ArticleKit): Renderer {
  const renderer = createRenderer();
  const shortNames = new Map(Object.entries(names));
  /** Renders an address. Only jobs depend on the day. */
  async function pageAt(path: string, data: Parameters<typeof renderer.render>[3]) {
    const { firstScreen, rest, head, extra } = await renderer.render(path, siteUrl, '', data);
    const html = renameClasses(firstScreen + FOLD + rest, shortNames);
    return pageTemplate({ ...shared, siteUrl, head, extra, html, prerendered: path });
  }
  return {
    siteUrl,
    article: (slug, article, { preview, ...data } = {}) =>
      pageAt(href('/newsroom/:slug', { slug }), { initial: initialArticle(slug, article, data), preview }),
    newsroom: (...list) => pageAt(href('/newsroom'), { list: initialList(...list) }),
    sitemap: (articles, part) => sitemap(siteUrl, articles, part),
    sitemapIndex: (parts) => sitemapIndex(siteUrl, parts),
    feed: (...articles) => atom(siteUrl, ...articles),
  };
}

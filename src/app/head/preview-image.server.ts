import { matchScreen } from '~/routes';
import type { PageHead } from './page-head.server';

/** Path of the link preview picture (1200 x 630 PNG). The build draws one for each page. */
export const previewImage = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** The size of every picture, in pixels. */
const SIZE = { width: '1200', height: '630' };

/**
 * Returns the picture of a page for link previews and search engines, as a full address. It is the picture of the
 * page's article, or the one that the build has drawn for the page. If a backend's article has no picture, it is the
 * picture of the newsroom.
 */
export function previewOf({ path, article }: PageHead, siteUrl: string) {
  if (article?.preview) return { url: `${siteUrl}${article.preview}`, type: 'image/jpeg', ...SIZE };
  const image = previewImage(matchScreen(path)?.route.screen === 'article' ? '/newsroom' : path);
  return { url: `${siteUrl}${image}`, type: 'image/png', ...SIZE };
}

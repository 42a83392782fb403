import { matchScreen } from '~/routes';
import type { PageHead } from './page-head.server';

/** Path of the link preview picture (1200 x 630 PNG). The build draws one for each page. */
export const previewImage = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** The size of every picture, in pixels. */
const SIZE = { width: '1200', height: '630' };

/**
 * The picture of a page for link previews and search engines, as a full address: that of its article, or the one that the build has
 * drawn. An article of a backend without a picture of its own has that of the newsroom.
 */
export function previewOf({ path, article }: PageHead, siteUrl: string) {
  if (article?.preview) return { url: `${siteUrl}${article.preview}`, type: 'image/jpeg', ...SIZE };
  const image = previewImage(matchScreen(path)?.route.screen === 'article' ? '/newsroom' : path);
  return { url: `${siteUrl}${image}`, type: 'image/png', ...SIZE };
}

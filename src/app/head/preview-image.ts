import { matchRoute } from '~/routes';
import type { PageHead } from './page-head';

/** Path of the link preview picture (1200 x 630 PNG). The build draws one for each page. */
export const previewImage = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Full address of the picture of a page: that of its article, or its link preview. The backend's articles have no own one. */
export function previewUrl({ path, article }: PageHead, siteUrl: string) {
  const image = article?.image ?? previewImage(matchRoute(path)?.route.page === 'article' ? '/newsroom' : path);
  return image.startsWith('/') ? `${siteUrl}${image}` : image;
}

import { descriptionOf } from '~/api/articles/opening';
import { contentAt, headOf, screenAt } from '~/app/page-at.server';
import { company } from '~/content/site';
import type { InitialArticle } from '~/features/newsroom/initial-article';
import { href } from '~/href';
import { matchRoute } from '~/routes';
import type { RouteEntry } from '~/routing';
import type { HeadArticle, HeadText } from '~/screens/head.server';
import { titleSuffix } from './document-title';

/** What the `<head>` of a page says to people, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The title without a suffix, as the link preview's picture shows it. */
  readonly headline: string;
  /** Canonical address without the origin. */
  readonly path: string;
  readonly isIndexed: boolean;
  /** The article that the page shows. */
  readonly article?: HeadArticle;
}

/** The headline of the home page's link preview. Its document title is just 'Home'. */
const HOME_HEADLINE = 'Every shipment, payment and claim is a promise in transit.';

async function headText(path: string): Promise<HeadText> {
  const content = await contentAt(path);
  if (content) return { description: content.description };
  const { screen, params } = screenAt(path);
  return headOf(screen)?.head(params) ?? {};
}

/**
 * Returns the title, description and indexing of an address. For an unknown address, they are those of the not-found
 * page.
 */
export async function pageHead(path: string): Promise<PageHead> {
  const route: RouteEntry | undefined = matchRoute(path)?.route;
  const { title = route?.title ?? '', description = '', article } = await headText(path);
  return {
    title: `${title}${titleSuffix(path)}`,
    headline: path === '/' ? HOME_HEADLINE : title,
    description,
    path,
    isIndexed: route !== undefined && !route.isHidden,
    ...(article && { article }),
  };
}

/** The head of an article of the backend. `preview` is the path of its picture, if it has one. */
export function articleHead({ slug, article }: InitialArticle, preview: string | undefined): PageHead {
  const title = article.title || company.name;
  const description = descriptionOf(article) || title;
  return {
    title: `${title}${titleSuffix('/newsroom')}`,
    headline: title,
    description,
    path: href('/newsroom/:slug', { slug }),
    isIndexed: true,
    article: {
      title,
      description,
      date: article.date,
      previewAlt: article.bannerAlt || title,
      ...(preview && { preview }),
    },
  };
}

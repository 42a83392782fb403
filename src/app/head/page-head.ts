import { descriptionOf } from '~/api/articles/opening';
import { OFFLINE_PATH } from '~/app/shells';
import { announcement, sampleArticle } from '~/content/articles';
import { caseStudies } from '~/content/case-studies';
import { jobs } from '~/content/jobs';
import type { FixedArticle } from '~/content/model';
import { contentPages } from '~/content/pages/index';
import { projects } from '~/content/projects';
import { careersScreen } from '~/content/screens/careers';
import { caseStudiesScreen } from '~/content/screens/case-studies';
import { contactScreen } from '~/content/screens/contact';
import { demoScreen } from '~/content/screens/demo';
import { notFoundScreen } from '~/content/screens/not-found';
import { offlineScreen } from '~/content/screens/offline';
import { company } from '~/content/site';
import type { InitialArticle } from '~/features/newsroom/initial-article';
import { href } from '~/href';
import { matchRoute, type Route } from '~/routes';
import type { RouteMatch } from '~/screen-routes';
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
  readonly article?: ArticleHead;
}

interface ArticleHead {
  readonly title: string;
  readonly description: string;
  /** Calendar day, or any other text of a backend. */
  readonly date: string;
  /** What that picture shows. */
  readonly previewAlt: string;
  /** Path of a picture of its own for link previews: 1200 x 630, JPEG. */
  readonly preview?: string;
}

/** The headline of the home page's link preview. Its document title is just 'Home'. */
const HOME_HEADLINE = 'Every shipment, payment and claim is a promise in transit.';

type HeadText = Pick<PageHead, 'title' | 'description' | 'article'>;

const articleOf = ({ title, description, date }: FixedArticle): ArticleHead => ({
  title,
  description,
  date,
  previewAlt: title,
});

/** Title and description of a screen, or of the record that its address names. */
function screenHead({ route, params }: RouteMatch<Route>): HeadText {
  const { title } = route;
  switch (route.page) {
    case 'careers':
      return { title, description: careersScreen.description };
    case 'caseStudies':
      return { title, description: caseStudiesScreen.description };
    case 'contact':
      return { title, description: contactScreen.description };
    case 'demo':
      return { title, description: demoScreen.description };
    case 'newsroom':
      return { title, description: announcement.description, article: articleOf(announcement) };
    case 'sampleArticle':
      return { ...articleOf(sampleArticle), article: articleOf(sampleArticle) };
    case 'job': {
      const job = jobs.find(({ id }) => id === params.jobId);
      return { title: job?.title ?? title, description: job?.subtitle ?? '' };
    }
    case 'caseStudy': {
      const study = caseStudies.find(({ id }) => id === params.caseStudyId);
      return { title: study?.title ?? title, description: study?.subTitle ?? '' };
    }
    case 'project': {
      const project = projects.find(({ id }) => id === params.projectId);
      return { title: project?.title ?? title, description: project?.description ?? '' };
    }
    default:
      return { title, description: '' };
  }
}

/** Title, description and indexing of an address. An unknown address gets those of the not-found page. */
export async function pageHead(path: string): Promise<PageHead> {
  const match = matchRoute(path);
  if (!match) {
    const { documentTitle } = path === OFFLINE_PATH ? offlineScreen : notFoundScreen;
    return {
      title: `${documentTitle}${titleSuffix(path)}`,
      headline: documentTitle,
      description: '',
      path,
      isIndexed: false,
    };
  }
  const { route } = match;
  const words =
    route.page === 'content'
      ? { title: route.title, description: (await contentPages[route.path]()).description }
      : screenHead(match);
  return {
    title: `${words.title}${titleSuffix(route.path)}`,
    headline: path === '/' ? HOME_HEADLINE : words.title,
    description: words.description,
    path,
    isIndexed: !('isHidden' in route),
    ...(words.article && { article: words.article }),
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

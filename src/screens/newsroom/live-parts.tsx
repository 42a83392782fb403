import { ARTICLE_LISTS_KEY } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import { RecentArticles } from '~/features/newsroom/RecentArticles';
import { CachedLine } from '~/features/offline/CachedLine';
import { LatestArticles } from './LatestArticles';

/** The live parts of pages with an article that ships with the site. */

interface RecentProps {
  /** Slug of the article being read. */
  current: string;
  /** Whether the age of the list is shown here, because the page has no other list. */
  hasAge: boolean;
}

export const RecentArticlesPart = ({ current, hasAge }: RecentProps) => (
  <QueryProvider>
    {hasAge && <CachedLine of={[ARTICLE_LISTS_KEY]} />}
    <RecentArticles current={current} />
  </QueryProvider>
);

export const LatestArticlesPart = () => (
  <QueryProvider>
    <LatestArticles note={<CachedLine of={[ARTICLE_LISTS_KEY]} />} />
  </QueryProvider>
);

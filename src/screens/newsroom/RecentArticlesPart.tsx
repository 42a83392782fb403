import { ARTICLE_LISTS_KEY } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import { RecentArticles } from '~/features/newsroom/RecentArticles';
import { CachedLine } from '~/features/offline/CachedLine';

interface Props {
  /** Slug of the article being read. */
  current: string;
  /** Whether the age of the list is shown here, because the page has no other list. */
  hasAge: boolean;
}

/** The live part of pages with an article that ships with the site. */
export const RecentArticlesPart = ({ current, hasAge }: Props) => (
  <QueryProvider>
    {hasAge && <CachedLine of={[ARTICLE_LISTS_KEY]} />}
    <RecentArticles current={current} />
  </QueryProvider>
);

import { ARTICLE_LISTS_KEY } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import type { InitialList } from '~/features/newsroom/initial-article';
import { CachedLine } from '~/features/offline/CachedLine';
import { LatestArticles } from './LatestArticles';

/** The list of the newsroom as an island. `initial` is the page of the list that is in the HTML. */
export const LatestArticlesPart = ({ initial }: { initial?: InitialList | undefined }) => (
  <QueryProvider>
    <LatestArticles initial={initial} note={<CachedLine of={[ARTICLE_LISTS_KEY]} />} />
  </QueryProvider>
);

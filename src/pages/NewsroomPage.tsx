import { ARTICLE_LISTS_KEY } from '~/api/articles/news';
import { announcement } from '~/content/articles';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { LatestArticles } from '~/features/newsroom/LatestArticles';
import { CachedLine } from '~/features/offline/CachedLine';
import { CrumbBar } from '~/sections/parts/CrumbBar';

/** `/newsroom`: the announcement, followed by every article of the backend. */
export default function NewsroomPage() {
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={announcement}>
        <LatestArticles note={<CachedLine of={[ARTICLE_LISTS_KEY]} />} />
      </FixedArticleScreen>
    </>
  );
}

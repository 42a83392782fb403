import { articlesQuery } from '~/api/news';
import { announcement } from '~/content/articles';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { LatestArticles } from '~/features/newsroom/LatestArticles';
import { KeptLine } from '~/features/offline/KeptLine';
import { CrumbBar } from '~/sections/CrumbBar';

/** `/newsroom`: the announcement, and under it every article of the backend. */
export default function NewsroomPage() {
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={announcement}>
        <LatestArticles note={<KeptLine of={[articlesQuery.queryKey]} />} />
      </FixedArticleScreen>
    </>
  );
}

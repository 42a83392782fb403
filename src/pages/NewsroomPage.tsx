import { announcement } from '~/content/articles';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { LatestArticles } from '~/features/newsroom/LatestArticles';
import { CrumbBar } from '~/sections/CrumbBar';

/** `/newsroom`: the announcement, and under it every article of the backend. */
export default function NewsroomPage() {
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={announcement}>
        <LatestArticles />
      </FixedArticleScreen>
    </>
  );
}

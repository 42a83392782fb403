import { sampleArticle } from '~/content/articles';
import { FixedArticle } from '~/features/newsroom/FixedArticle';
import { LivePart } from '~/lib/live-part';
import { RecentArticlesPart } from '~/screens/newsroom/RecentArticlesPart';
import { CrumbBar } from '~/sections/parts/CrumbBar';

/** `/newsroom/sample`: the fixed sample article. */
export default function SampleArticlePage() {
  return (
    <>
      <CrumbBar />
      <FixedArticle
        article={sampleArticle}
        recent={
          <LivePart
            name="recentArticles"
            of={RecentArticlesPart}
            hasData
            props={{ current: sampleArticle.slug, hasAge: true }}
          />
        }
      />
    </>
  );
}

import { announcement } from '~/content/articles';
import { FixedArticle } from '~/features/newsroom/FixedArticle';
import { LivePart } from '~/lib/live-part';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import type { PageProps } from '../page-props';
import { LatestArticlesPart } from './LatestArticlesPart';
import { RecentArticlesPart } from './RecentArticlesPart';

/** `/newsroom`: the announcement, followed by every article of the backend. The two lists are live. */
export default function NewsroomPage({ list }: PageProps) {
  return (
    <>
      <CrumbBar />
      <FixedArticle
        article={announcement}
        recent={
          <LivePart
            name="recentArticles"
            of={RecentArticlesPart}
            hasData
            props={{ current: announcement.slug, hasAge: false }}
          />
        }
      />
      <LivePart name="latestArticles" of={LatestArticlesPart} props={list ? { initial: list } : {}} hasData />
    </>
  );
}

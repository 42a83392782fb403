import { articlesQuery } from '~/api/news';
import { sampleArticle } from '~/content/articles';
import { company } from '~/content/site';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { KeptLine } from '~/features/offline/KeptLine';
import { useDocumentTitle } from '~/lib/use-document-title';
import { CrumbBar } from '~/sections/CrumbBar';

/** `/newsroom/sample`: the fixed sample article. */
export default function SampleArticlePage() {
  useDocumentTitle(sampleArticle.title, { suffix: ` | ${company.name}` });
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={sampleArticle} note={<KeptLine of={[articlesQuery.queryKey]} />} />
    </>
  );
}

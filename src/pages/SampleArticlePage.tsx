import { sampleArticle } from '~/content/articles';
import { company } from '~/content/site';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { useDocumentTitle } from '~/lib/use-document-title';
import { CrumbBar } from '~/sections/CrumbBar';

/** `/newsroom/sample`: the fixed sample article. */
export default function SampleArticlePage() {
  useDocumentTitle(sampleArticle.title, { suffix: ` | ${company.name}` });
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={sampleArticle} />
    </>
  );
}

import { ARTICLE_LISTS_KEY } from '~/api/articles/news';
import { sampleArticle } from '~/content/articles';
import { company } from '~/content/site';
import { FixedArticleScreen } from '~/features/newsroom/FixedArticleScreen';
import { CachedLine } from '~/features/offline/CachedLine';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { CrumbBar } from '~/sections/parts/CrumbBar';

/** `/newsroom/sample`: the fixed sample article. */
export default function SampleArticlePage() {
  useDocumentTitle(sampleArticle.title, { suffix: ` | ${company.name}` });
  return (
    <>
      <CrumbBar />
      <FixedArticleScreen article={sampleArticle} note={<CachedLine of={[ARTICLE_LISTS_KEY]} />} />
    </>
  );
}

import type { PageProps } from '~/app/page-registry';
import { ArticleScreen } from '~/features/newsroom/ArticleScreen';
import { CrumbBar } from '~/sections/CrumbBar';

/** `/newsroom/{slug}`: an article of the backend. */
export default function ArticlePage({ params }: PageProps) {
  const slug = params.slug ?? '';
  return (
    <>
      <CrumbBar />
      <ArticleScreen key={slug} slug={slug} />
    </>
  );
}

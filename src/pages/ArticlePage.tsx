import { ARTICLE_LISTS_KEY, articleBySlugQuery } from '~/api/articles/news';
import { ArticleScreen } from '~/features/newsroom/ArticleScreen';
import { CachedLine } from '~/features/offline/CachedLine';
import { OfflineScreen } from '~/features/offline/OfflineScreen';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import type { PageProps } from './page-props';

/** `/newsroom/{slug}`: an article of the backend. */
export default function ArticlePage({ params, initial }: PageProps) {
  const slug = params.slug ?? '';
  return (
    <>
      <CrumbBar />
      <ArticleScreen
        key={slug}
        slug={slug}
        initial={initial?.slug === slug ? initial : undefined}
        renderOffline={(onRetry) => <OfflineScreen onRetry={onRetry} />}
        note={<CachedLine of={[articleBySlugQuery(slug).queryKey, ARTICLE_LISTS_KEY]} />}
      />
    </>
  );
}

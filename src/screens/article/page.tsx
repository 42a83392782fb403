import { useQuery } from '@tanstack/react-query';
import { ARTICLE_LISTS_KEY, articleBySlugQuery } from '~/api/articles/news';
import { errorText, isNetworkFailure } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { pageMessages } from '~/content/page-messages';
import { ArticleBody } from '~/features/newsroom/ArticleBody';
import { ArticleHead } from '~/features/newsroom/ArticleHead';
import { ArticleLayout } from '~/features/newsroom/ArticleLayout';
import { ArticleSidebar } from '~/features/newsroom/ArticleSidebar';
import type { InitialArticle } from '~/features/newsroom/initial-article';
import { RecentArticles } from '~/features/newsroom/RecentArticles';
import { newsroomWords } from '~/features/newsroom/words';
import { CachedLine } from '~/features/offline/CachedLine';
import { OfflineNotice } from '~/features/offline/OfflineNotice';
import { href } from '~/href';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Alert } from '~/ui/status/Alert';
import { Loading } from '~/ui/status/Loading';
import { isBlank } from '~contract/text';
import type { PageProps } from '../page-props';
import { Box, Instead, Title } from './article-states';
import { useIsFresh } from './use-is-fresh';

const { article: words } = pageMessages;

function BackToNewsroom() {
  return (
    <ButtonLink variant="line" href={href('/newsroom')}>
      {newsroomWords.back}
    </ButtonLink>
  );
}

interface Props {
  slug: string;
  /** The data in the HTML of the page. */
  initial: InitialArticle | undefined;
}

/** The article of an address, with its states: loading, error, not found, display. */
function Article({ slug, initial }: Props) {
  const isFresh = useIsFresh(initial);
  const {
    data = initial?.article,
    error,
    isPending,
    refetch,
    isFetching,
  } = useQuery({
    ...articleBySlugQuery(slug),
    enabled: !isFresh,
  });
  if (isPending && data === undefined) {
    return (
      <Box>
        <Loading>{words.loading}</Loading>
      </Box>
    );
  }
  // A visible article stays when a refetch fails.
  const isFailed = error && data === undefined;
  if (isFailed && isNetworkFailure(error) && !navigator.onLine) return <OfflineNotice onRetry={() => void refetch()} />;
  if (isFailed) {
    return (
      <Instead title={`${words.loadError}${errorText(error, words.unknownError)}`}>
        <Button isBusy={isFetching} onClick={() => refetch()}>
          {newsroomWords.tryAgain}
        </Button>
        <BackToNewsroom />
      </Instead>
    );
  }
  if (!data) {
    return (
      <Instead title={words.notFound}>
        <BackToNewsroom />
      </Instead>
    );
  }
  if (isBlank(data.title) && data.sections.length === 0) {
    return (
      <Instead title={words.noData}>
        <BackToNewsroom />
      </Instead>
    );
  }
  const isUnreadable = data.unreadable.sections !== undefined;
  return (
    <>
      <Title text={data.title} />
      <ArticleHead article={data} note={<CachedLine of={[articleBySlugQuery(slug).queryKey, ARTICLE_LISTS_KEY]} />} />
      <ArticleLayout
        aside={
          <ArticleSidebar items={data.sidebarItems} isPrerendered={initial?.recent !== undefined}>
            <RecentArticles current={slug} initial={initial?.recent} isFresh={isFresh} />
          </ArticleSidebar>
        }
      >
        {isUnreadable ? <Alert>{words.noData}</Alert> : <ArticleBody sections={data.sections} />}
      </ArticleLayout>
    </>
  );
}

/** `/newsroom/{slug}`: an article of the backend. */
export default function ArticlePage({ params, initial }: PageProps) {
  const slug = params.slug ?? '';
  return (
    <>
      <CrumbBar />
      <QueryProvider>
        <Article key={slug} slug={slug} initial={initial?.slug === slug ? initial : undefined} />
      </QueryProvider>
    </>
  );
}

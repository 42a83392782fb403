import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { articleBySlugQuery } from '~/api/articles/news';
import { errorText, isNetworkFailure } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { pageMessages } from '~/content/page-messages';
import { newsroomScreen } from '~/content/screens/newsroom';
import { company } from '~/content/site';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Alert } from '~/ui/status/Alert';
import { Loading } from '~/ui/status/Loading';
import { isBlank } from '~contract/text';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticleLayout } from './ArticleLayout';
import { ArticleSidebar } from './ArticleSidebar';
import type { InitialArticle } from './initial-article';
import { RecentArticles } from './RecentArticles';

const { article: words } = pageMessages;

function Title({ text }: { text: string }) {
  useDocumentTitle(text, { suffix: ` | ${company.name}` });
  return null;
}

/** Replaces the article: a message as the page's heading, announced, and a link or button. */
function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title text={title} />
      <Box>
        <div role="alert">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div>{children}</div>
      </Box>
    </>
  );
}

function BackToNewsroom() {
  return (
    <ButtonLink variant="line" href={href('/newsroom')}>
      {newsroomScreen.back}
    </ButtonLink>
  );
}

/** Renders the page without a connection, when the article is not saved on this device. */
type RenderOffline = (onRetry: () => void) => ReactNode;

interface Props {
  slug: string;
  renderOffline: RenderOffline;
  /** Below the title, for example how old the article is. */
  note?: ReactNode;
  /** The data in the HTML of the page. */
  initial?: InitialArticle | undefined;
}

function Article({ slug, renderOffline, note, initial }: Props) {
  const { data = initial?.article, error, isPending, refetch, isFetching } = useQuery(articleBySlugQuery(slug));
  if (isPending && data === undefined) {
    return (
      <Box>
        <Loading>{words.loading}</Loading>
      </Box>
    );
  }
  // A visible article stays when a refetch fails.
  const isFailed = error && data === undefined;
  if (isFailed && isNetworkFailure(error) && !navigator.onLine) return renderOffline(() => void refetch());
  if (isFailed) {
    return (
      <Instead title={`${words.loadError}${errorText(error, words.unknownError)}`}>
        <Button isBusy={isFetching} onClick={() => refetch()}>
          {newsroomScreen.tryAgain}
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
      <ArticleHead article={data} note={note} />
      <ArticleLayout
        aside={
          <ArticleSidebar items={data.sidebarItems} isPrerendered={initial?.recent !== undefined}>
            <RecentArticles current={slug} initial={initial?.recent} />
          </ArticleSidebar>
        }
      >
        {isUnreadable ? <Alert>{words.noData}</Alert> : <ArticleBody sections={data.sections} />}
      </ArticleLayout>
    </>
  );
}

/** The article of an address, with its states: loading, error, not found, display. */
export function ArticleScreen(props: Props) {
  return (
    <QueryProvider>
      <Article {...props} />
    </QueryProvider>
  );
}

const Box = styled.section`
  ${wrap}
  display: grid;
  align-content: start;
  gap: ${theme.space.l};
  min-height: ${theme.layout.stateHeight};
  padding-bottom: ${theme.space.section};

  h1 {
    font-size: ${theme.text.h2};
    overflow-wrap: anywhere;
  }

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
  }
`;

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { articlesQuery } from '~/api/news';
import { pageMessages } from '~/content/page-messages';
import { newsroomScreen } from '~/content/screens/newsroom';
import { errorText } from '~/api/errors';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Pager } from '~/ui/Pager';
import { Skeleton } from '~/ui/Skeleton';
import { ArticleRow } from './ArticleRow';
import { Band, Ghost, PagerRoom, Rows } from './LatestArticles.styles';

/** Articles per page of the list (comp: newsroom). */
const PAGE_SIZE = 5;

const rangeOf = (from: number, to: number, count: number) => `Articles ${from} to ${to} of ${count}`;

/** Placeholders for the rows, with a sentence for screen readers. */
function Waiting() {
  return (
    <>
      <p className="vh" role="status">
        {pageMessages.article.loading}
      </p>
      <Rows aria-hidden="true">
        {Array.from({ length: PAGE_SIZE }, (_, i) => (
          <Ghost key={i}>
            <Skeleton shape="title" width="half" />
          </Ghost>
        ))}
      </Rows>
      <PagerRoom aria-hidden="true">
        <Pager page={1} pageCount={2} range={rangeOf(1, PAGE_SIZE, PAGE_SIZE)} onSelect={() => undefined} />
      </PagerRoom>
    </>
  );
}

function List({ note }: { note: ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(articlesQuery);
  const wanted = Number(new URLSearchParams(useSearch()).get('page') ?? 1);
  if (isPending) return <Waiting />;
  // A visible list stays when a refetch fails.
  if (!data?.isExpectedShape) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="small" onClick={() => refetch()}>
            {newsroomScreen.tryAgain}
          </Button>
        }
      >
        {pageMessages.article.listError}
        {errorText(error, pageMessages.article.unknownError)}
      </Alert>
    );
  }
  const { articles } = data;
  if (articles.length === 0) return <p>{newsroomScreen.latestEmpty}</p>;
  const pageCount = Math.ceil(articles.length / PAGE_SIZE);
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const shown = articles.slice(first, first + PAGE_SIZE);
  return (
    <>
      {note}
      <Rows>
        {shown.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </Rows>
      {pageCount > 1 && (
        <Pager
          label={newsroomScreen.pages}
          page={page}
          pageCount={pageCount}
          range={rangeOf(first + 1, first + shown.length, articles.length)}
          onSelect={(target) => void navigateTo(`${href('/newsroom')}?page=${target}`, { keepScroll: true })}
        />
      )}
    </>
  );
}

/** The backend's whole list, paginated, so that readers find every article. `note` is above it, for example its age. */
export function LatestArticles({ note }: { note?: ReactNode }) {
  return (
    <Band id="latest">
      <div>
        <h2>{newsroomScreen.latest}</h2>
        <p data-without-js="">{newsroomScreen.noScript}</p>
        <List note={note} />
      </div>
    </Band>
  );
}

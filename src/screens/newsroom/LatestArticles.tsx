import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useArticles } from '~/api/articles/news';
import { errorText } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import { PAGE_SIZE, requestOf } from '~/features/newsroom/newsroom-pages';
import { newsroomWords } from '~/features/newsroom/words';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { formatRange } from '~/lib/text/format-count';
import { Button } from '~/ui/button/Button';
import { Pager } from '~/ui/navigation/Pager';
import { Alert } from '~/ui/status/Alert';
import { Skeleton } from '~/ui/status/Skeleton';
import { ArticleRow } from './ArticleRow';
import { Band, Ghost, PagerRoom, Rows } from './LatestArticles.styles';

const rangeOf = (first: number, last: number, count: number) => formatRange('Articles', first, last, count);

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
        <Pager
          page={1}
          pageCount={2}
          range={rangeOf(1, PAGE_SIZE, PAGE_SIZE)}
          hrefOf={hrefOf}
          onSelect={() => undefined}
        />
      </PagerRoom>
    </>
  );
}

const hrefOf = (page: number) => `${href('/newsroom')}?page=${page}` as const;

function List({ note }: { note: ReactNode }) {
  const request = requestOf(useSearch());
  const { shown, pageCount, isExpectedShape, error, isPending, isWaiting, retry, prefetch } = useArticles(request);
  if (isPending) return <Waiting />;
  if (shown && isExpectedShape && shown.count === 0) return <p>{newsroomWords.latestEmpty}</p>;
  const { rows = [], first = 1, count = 0 } = shown ?? {};
  return (
    <>
      {/* A visible list stays when a refetch fails. */}
      {shown && isExpectedShape ? (
        <>
          {note}
          <Rows aria-busy={isWaiting}>
            {rows.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </Rows>
        </>
      ) : (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={retry}>
              {newsroomWords.tryAgain}
            </Button>
          }
        >
          {pageMessages.article.listError + errorText(error, pageMessages.article.unknownError)}
        </Alert>
      )}
      <Pager
        label={newsroomWords.pages}
        page={Math.min(request.page, pageCount)}
        pageCount={pageCount}
        {...(shown && { range: rangeOf(first, first + rows.length - 1, count) })}
        hrefOf={hrefOf}
        onSelect={(target) => void navigateTo(hrefOf(target))}
        onIntent={prefetch}
      />
    </>
  );
}

/** The backend's list in pages, so that readers find every article. `note` is above it, for example its age. */
export function LatestArticles({ note }: { note?: ReactNode }) {
  return (
    <Band id="latest">
      <div>
        <h2>{newsroomWords.latest}</h2>
        <p data-without-js="">{newsroomWords.noScript}</p>
        <List note={note} />
      </div>
    </Band>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import type { ArticlesInPages } from '~/api/articles/news';
import { errorText, isNetworkFailure } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import { listAddress, PAGE_SIZE } from '~/features/newsroom/newsroom-pages';
import { newsroomWords } from '~/features/newsroom/words';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { fill } from '~/lib/text/fill';
import { formatRange } from '~/lib/text/format-count';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Pager } from '~/ui/navigation/Pager';
import { Alert } from '~/ui/status/Alert';
import { Skeleton } from '~/ui/status/Skeleton';
import { ArticleRow } from './ArticleRow';
import { Ghost, PagerRoom, Rows } from './LatestArticles.styles';

const words = newsroomWords.search;

const rangeOf = (first: number, last: number, count: number) => formatRange('Articles', first, last, count);

/** Placeholders for the rows, with a sentence for screen readers. */
function Waiting() {
  return (
    <div data-needs-js="">
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
          hrefOf={(page) => listAddress('', page)}
          onSelect={() => undefined}
        />
      </PagerRoom>
    </div>
  );
}

/** Instead of the rows if no article matches a search. */
function NothingFound({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    onShowAll();
  };
  return (
    <Alert
      title={fill(words.none, { text })}
      actions={
        <ButtonLink variant="line" size="small" href={`${href('/newsroom')}#latest`} onClick={showAll}>
          {words.all}
        </ButtonLink>
      }
    >
      {words.hint}
    </Alert>
  );
}

interface Props {
  list: ArticlesInPages;
  page: number;
  /** The text in the address. */
  text: string;
  note: ReactNode;
  onShowAll: () => void;
}

/** A page of the list or of a search in all its states: loading, error, empty and filled. */
export function ArticleList({ list, page, text, note, onShowAll }: Props) {
  const { shown, pageCount, isExpectedShape, error, isPending, isWaiting, retry, prefetch } = list;
  if (isPending) return <Waiting />;
  if (shown && isExpectedShape && shown.count === 0)
    return shown.text === '' ? (
      <p>{newsroomWords.latestEmpty}</p>
    ) : (
      <NothingFound text={shown.text} onShowAll={onShowAll} />
    );
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
          {text !== '' && isNetworkFailure(error)
            ? words.offline
            : pageMessages.article.listError + errorText(error, pageMessages.article.unknownError)}
        </Alert>
      )}
      <Pager
        label={newsroomWords.pages}
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        {...(shown && { range: rangeOf(first, first + rows.length - 1, count) })}
        hrefOf={(target) => `${listAddress(text, target)}#latest`}
        onSelect={(target) => void navigateTo(listAddress(text, target))}
        onIntent={prefetch}
      />
    </>
  );
}

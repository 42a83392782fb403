import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useSearch } from 'wouter';
import { type ArticlesInPages, useArticles } from '~/api/articles/news';
import { errorText, isNetworkFailure } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import type { InitialList } from '~/features/newsroom/initial-article';
import { listAddress, PAGE_SIZE, requestOf, searchIn } from '~/features/newsroom/newsroom-pages';
import { newsroomWords } from '~/features/newsroom/words';
import { href } from '~/href';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { navigateTo } from '~/lib/navigation';
import { countText, fill } from '~/lib/text/fill';
import { formatRange } from '~/lib/text/format-count';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Pager } from '~/ui/navigation/Pager';
import { Alert } from '~/ui/status/Alert';
import { Skeleton } from '~/ui/status/Skeleton';
import { ArticleRow } from './ArticleRow';
import { ArticleSearch } from './ArticleSearch';
import { Band, Ghost, Head, PagerRoom, Rows } from './LatestArticles.styles';

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

interface ListProps {
  list: ArticlesInPages;
  page: number;
  /** The text in the address. */
  text: string;
  note: ReactNode;
  onShowAll: () => void;
}

function List({ list, page, text, note, onShowAll }: ListProps) {
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

interface Props {
  /** Above the list, for example its age. */
  note?: ReactNode;
  /** The page of the list that is in the HTML. */
  initial?: InitialList | undefined;
}

/** The backend's list in pages and its search, so that readers find every article. */
export function LatestArticles({ note, initial }: Props) {
  const address = useSearch();
  const isHydrated = useClientValue(() => true, false);
  const search = isHydrated || !initial ? address : initial.search;
  const [request, text] = [requestOf(search), searchIn(search)];
  const list = useArticles(request, initial && { initial });
  const { shown, isWaiting, isPending, canSearch } = list;
  const head = useRef<HTMLDivElement>(null);
  // The first search adds an entry to the history, so that Back returns to the list.
  const searchFor = (next: string) => void navigateTo(listAddress(next), { replace: text !== '' });
  return (
    <Band id="latest">
      <div>
        <Head ref={head}>
          <h2>{newsroomWords.latest}</h2>
          {canSearch || text !== '' ? (
            <ArticleSearch shown={text} onSearch={searchFor} />
          ) : (
            isPending && <Skeleton shape="control" data-needs-js="" />
          )}
        </Head>
        {!initial && <p data-without-js="">{newsroomWords.noScript}</p>}
        <p className="vh" role="status">
          {shown?.text && shown.count > 0 && !isWaiting && countText(shown.count, words.foundOne, words.foundMany)}
        </p>
        <List
          list={list}
          page={request.page}
          text={text}
          note={note}
          onShowAll={() => {
            searchFor('');
            head.current?.querySelector('input')?.focus();
          }}
        />
      </div>
    </Band>
  );
}

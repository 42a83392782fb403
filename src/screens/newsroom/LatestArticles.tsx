import { type ReactNode, useRef } from 'react';
import { useSearch } from 'wouter';
import { useArticles } from '~/api/articles/news';
import type { InitialList } from '~/features/newsroom/initial-article';
import { listAddress, requestOf, searchIn } from '~/features/newsroom/newsroom-pages';
import { newsroomWords } from '~/features/newsroom/words';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { navigateTo } from '~/lib/navigation';
import { countText } from '~/lib/text/fill';
import { Skeleton } from '~/ui/status/Skeleton';
import { ArticleList } from './ArticleList';
import { ArticleSearch } from './ArticleSearch';
import { Band, Head } from './LatestArticles.styles';

const words = newsroomWords.search;

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
        <ArticleList
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

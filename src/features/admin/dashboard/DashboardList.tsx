import type { SavedArticle } from '~/api/articles/article';
import type { ShownArticles } from '~/api/articles/article-pages';
import type { ArticlesInPages } from '~/api/articles/news';
import { errorText } from '~/api/errors';
import { adminMessages } from '~/content/admin-messages';
import { pageMessages } from '~/content/page-messages';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { formatRange } from '~/lib/text/format-count';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Stack } from '~/ui/layout';
import { Pager } from '~/ui/navigation/Pager';
import { Alert } from '~/ui/status/Alert';
import { EmptyState } from '~/ui/status/EmptyState';
import { Loading } from '~/ui/status/Loading';
import { ArticleRows } from './ArticleRows';
import { Head, PagerPlace } from './DashboardList.styles';
import { DashboardTools } from './DashboardTools';
import { addressOf, type View } from './dashboard-list';

const words = adminWords.dashboard;

interface Props {
  list: ArticlesInPages;
  view: View;
  onViewChange: (change: Partial<View>) => void;
  onIntent: (id: string) => void;
  onDelete: (article: SavedArticle) => void;
}

/** Shown instead of the rows. */
function Nothing({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState illustration="/art/illustration-no-results.svg">{words.nothing}</EmptyState>
  ) : (
    <EmptyState illustration="/art/illustration-empty.svg">{adminMessages.dashboard.empty}</EmptyState>
  );
}

function summaryOf({ count, text }: ShownArticles) {
  if (text !== '') return words.found(count);
  return count > 0 ? words.count(count) : '';
}

/** The content of the dashboard in all its states: loading, error, empty and filled. */
export function DashboardList({ list, view, onViewChange, onIntent, onDelete }: Props) {
  const { shown, pageCount, isExpectedShape, error, isPending, isFetching, isWaiting, retry, prefetch } = list;
  // While a new search is loading, everything but the tools belongs to the previous one.
  const isSearch = (shown?.text ?? view.text) !== '';
  const { rows = [], count = 0, first = 1 } = shown ?? {};
  const retryButton = (
    <Button size="small" variant="line" isBusy={isFetching} onClick={retry}>
      {words.retry}
    </Button>
  );
  return (
    <Stack $gap="ll">
      <Head>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p role="status">{shown && summaryOf(shown)}</p>
        </div>
        <ButtonLink href={href('/admin/add-article')}>
          <Icon drawing={plus} />
          {words.add}
        </ButtonLink>
      </Head>
      {isPending && <Loading>{words.loading}</Loading>}
      {error && (
        <Alert tone="danger" actions={retryButton}>
          {adminMessages.dashboard.loadError + errorText(error, pageMessages.article.unknownError)}
        </Alert>
      )}
      {shown && !isExpectedShape && (
        <Alert tone="warning" actions={retryButton}>
          {words.oddShape}
        </Alert>
      )}
      <div>
        {(count > 0 || isSearch || view.text !== '') && <DashboardTools view={view} onChange={onViewChange} />}
        {rows.length > 0 && (
          <ArticleRows articles={rows} sort={view.sort} isWaiting={isWaiting} onIntent={onIntent} onDelete={onDelete} />
        )}
        {shown && count === 0 && <Nothing isSearch={isSearch} />}
        <PagerPlace>
          <Pager
            label={words.pages}
            page={Math.min(view.page, pageCount)}
            pageCount={pageCount}
            {...(shown && { range: formatRange(words.rows, first, first + rows.length - 1, count) })}
            hrefOf={(page) => addressOf({ ...view, page })}
            onSelect={(page) => onViewChange({ page })}
            onIntent={prefetch}
          />
        </PagerPlace>
      </div>
    </Stack>
  );
}

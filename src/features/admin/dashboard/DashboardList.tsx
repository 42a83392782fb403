import type { Article, ArticleList } from '~/api/article';
import { errorText } from '~/api/errors';
import { adminMessages } from '~/content/admin-messages';
import { pageMessages } from '~/content/page-messages';
import { adminScreen } from '~/content/screens/admin';
import { href } from '~/href';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ButtonLink } from '~/ui/ButtonLink';
import { EmptyState } from '~/ui/EmptyState';
import { Icon } from '~/ui/Icon';
import { plus } from '~/ui/icons/common';
import { Loading } from '~/ui/Loading';
import { Pager } from '~/ui/Pager';
import { ArticleRows } from './ArticleRows';
import { articlesOf, type View } from './dashboard-list';
import { Head, PagerPlace, Stack } from './DashboardList.styles';
import { DashboardTools } from './DashboardTools';

const words = adminScreen.dashboard;

interface Props {
  /** Undefined until the backend responds. */
  list: ArticleList | undefined;
  error: Error | null;
  isFetching: boolean;
  view: View;
  onViewChange: (change: Partial<View>) => void;
  onRetry: () => void;
  onDelete: (article: Article) => void;
}

/** The content of the dashboard in all its states: loading, error, empty and filled. */
export function DashboardList({ list, error, isFetching, view, onViewChange, onRetry, onDelete }: Props) {
  const all = list?.articles ?? [];
  const { rows, count, page, pageCount, first } = articlesOf(all, view);
  const retry = (
    <Button size="small" variant="line" isBusy={isFetching} onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <Stack>
      <Head>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          {all.length > 0 && <p>{count === all.length ? words.count(count) : words.found(count, all.length)}</p>}
        </div>
        <ButtonLink href={href('/admin/add-article')}>
          <Icon drawing={plus} />
          {words.add}
        </ButtonLink>
      </Head>
      {!list && !error && <Loading>{words.loading}</Loading>}
      {error && (
        <Alert tone="danger" actions={retry}>
          {adminMessages.dashboard.loadError}
          {errorText(error, pageMessages.article.unknownError)}
        </Alert>
      )}
      {list && !list.isExpectedShape && (
        <Alert tone="warning" actions={retry}>
          {words.oddShape}
        </Alert>
      )}
      {list && all.length === 0 && (
        <EmptyState illustration="/art/illustration-empty.svg">{adminMessages.dashboard.empty}</EmptyState>
      )}
      {all.length > 0 && (
        <div>
          <DashboardTools view={view} onChange={onViewChange} />
          {rows.length > 0 ? (
            <ArticleRows articles={rows} sort={view.sort} onDelete={onDelete} />
          ) : (
            <EmptyState illustration="/art/illustration-no-results.svg">{words.nothing}</EmptyState>
          )}
          <PagerPlace>
            <Pager
              label={words.pages}
              page={page}
              pageCount={pageCount}
              range={words.range(first, first + rows.length - 1, count)}
              onSelect={(target) => onViewChange({ page: target })}
            />
          </PagerPlace>
        </div>
      )}
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '~/api/QueryProvider';
import { articlesQuery } from '~/api/news';
import { errorText } from '~/api/errors';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { href } from '~/routes';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ButtonLink } from '~/ui/ButtonLink';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { EmptyState } from '~/ui/EmptyState';
import { Icon } from '~/ui/Icon';
import { plus } from '~/ui/icons/common';
import { Loading } from '~/ui/Loading';
import { Pager } from '~/ui/Pager';
import { Head, PagerPlace, Question, Stack } from './DashboardScreen.styles';
import { ArticleRows } from './ArticleRows';
import { articlesOf } from './dashboard-list';
import { DashboardTools } from './DashboardTools';
import { useDeleting } from './use-deleting';
import { useView } from './use-view';

const words = adminScreen.dashboard;

function AddButton() {
  return (
    <ButtonLink href={href('/admin/add-article')}>
      <Icon drawing={plus} />
      {words.add}
    </ButtonLink>
  );
}

function Articles() {
  const { data, error, isPending, isFetching, refetch } = useQuery(articlesQuery);
  const [view, change] = useView();
  const deleting = useDeleting();
  const shown = articlesOf(data?.articles ?? [], view);
  const count = data?.articles.length ?? 0;
  const { rows, page, pageCount, first } = shown;
  const retry = (
    <Button size="small" variant="line" isBusy={isFetching} onClick={() => refetch()}>
      {words.retry}
    </Button>
  );
  return (
    <Stack>
      <Head>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          {count > 0 && <p>{shown.count === count ? words.count(count) : words.found(shown.count, count)}</p>}
        </div>
        <AddButton />
      </Head>
      {isPending && <Loading>{words.loading}</Loading>}
      {error && (
        <Alert tone="danger" actions={retry}>
          {messages.dashboard.loadError}
          {errorText(error, messages.article.unknownError)}
        </Alert>
      )}
      {data && !data.isExpectedShape && (
        <Alert tone="warning" actions={retry}>
          {words.oddShape}
        </Alert>
      )}
      {data && count === 0 && (
        <EmptyState illustration="/art/illustration-empty.svg">{messages.dashboard.empty}</EmptyState>
      )}
      {count > 0 && (
        <div>
          <DashboardTools view={view} onChange={change} />
          {rows.length > 0 ? (
            <ArticleRows articles={rows} sort={view.sort} onDelete={deleting.ask} />
          ) : (
            <EmptyState illustration="/art/illustration-no-results.svg">{words.nothing}</EmptyState>
          )}
          <PagerPlace>
            <Pager
              label={words.pages}
              page={page}
              pageCount={pageCount}
              range={words.range(first, first + rows.length - 1, shown.count)}
              onSelect={(target) => change({ page: target })}
            />
          </PagerPlace>
        </div>
      )}
      <ConfirmDialog
        isOpen={deleting.asked !== undefined && !deleting.needsSignIn}
        title={messages.dashboard.confirmTitle}
        text={
          <Question>
            {messages.dashboard.confirmText}
            <strong>{deleting.asked?.title}</strong>
          </Question>
        }
        confirmLabel={words.confirm}
        busyLabel={words.confirmBusy}
        cancelLabel={words.cancel}
        isBusy={deleting.isDeleting}
        onConfirm={deleting.confirm}
        onCancel={deleting.cancel}
      />
      <SignInDialog
        isOpen={deleting.needsSignIn}
        title={adminScreen.signIn.deleteTitle}
        text={adminScreen.signIn.deleteText}
        submitLabel={adminScreen.signIn.submitDelete}
        onSignedIn={deleting.signedIn}
        onCancel={deleting.cancel}
      />
    </Stack>
  );
}

/** `/admin/dashboard`: every article of the newsroom. */
export function DashboardScreen({ mark }: { mark?: ReactNode }) {
  return (
    <QueryProvider>
      <AdminGuard leavesOnSignOut>
        <AdminShell isDashboard mark={mark}>
          <Articles />
        </AdminShell>
      </AdminGuard>
    </QueryProvider>
  );
}

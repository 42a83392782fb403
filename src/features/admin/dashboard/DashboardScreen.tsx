import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { articlesQuery } from '~/api/news';
import { QueryProvider } from '~/api/QueryProvider';
import { adminMessages } from '~/content/admin-messages';
import { adminScreen } from '~/content/screens/admin';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { DashboardList } from './DashboardList';
import { Question } from './DashboardList.styles';
import { useDeleting } from './use-deleting';
import { useView } from './use-view';

const words = adminScreen.dashboard;

function Articles() {
  const { data, error, isFetching, refetch } = useQuery(articlesQuery);
  const [view, change] = useView();
  const deleting = useDeleting();
  return (
    <>
      <DashboardList
        list={data}
        error={error}
        isFetching={isFetching}
        view={view}
        onViewChange={change}
        onRetry={() => void refetch()}
        onDelete={deleting.ask}
      />
      <ConfirmDialog
        isOpen={deleting.asked !== undefined && !deleting.needsSignIn}
        title={adminMessages.dashboard.confirmTitle}
        text={
          <Question>
            {adminMessages.dashboard.confirmText}
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
    </>
  );
}

/** `/admin/dashboard`, with all articles of the newsroom. */
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

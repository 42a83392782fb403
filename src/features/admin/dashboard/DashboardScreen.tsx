import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { articleQuery, useArticles } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import { adminMessages } from '~/content/admin-messages';
import { adminScreen } from '~/content/screens/admin';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { DashboardList } from './DashboardList';
import { requestOf } from './dashboard-list';
import { Question } from './DashboardList.styles';
import { useDeleting } from './use-deleting';
import { useView } from './use-view';

const words = adminScreen.dashboard;

function Articles() {
  const [view, change] = useView();
  const list = useArticles(requestOf(view));
  // Holds the whole article that the user is about to edit or delete, because rows have only a summary.
  const [near, setNear] = useState('');
  useQuery({ ...articleQuery(near), enabled: near !== '' });
  const deleting = useDeleting({ onDelete: () => setNear('') });
  return (
    <>
      <DashboardList list={list} view={view} onViewChange={change} onIntent={setNear} onDelete={deleting.ask} />
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

/** `/admin/dashboard`, with the articles of the newsroom in pages. */
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

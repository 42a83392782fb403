import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ListRequest } from '~/api/articles/article-pages';
import { articleQuery, useArticles } from '~/api/articles/news';
import { adminMessages } from '~/content/admin-messages';
import { linkingArticles } from '~/features/admin/links/on-demand';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { useFocusAfter } from '~/features/admin/use-focus-after';
import { adminWords } from '~/features/admin/words';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { OnDemand } from '~/ui/OnDemand';
import { DashboardList } from './DashboardList';
import { Question } from './DashboardList.styles';
import { queryOf, readView, requestOf, type View } from './dashboard-list';
import { useDeleting } from './use-deleting';
import { useFocusAfterDelete, useFocusAfterEdit } from './use-row-focus';

const words = adminWords.dashboard;

/**
 * The dashboard's search, sorting and page, stored in the address. A new search or sorting starts at page 1. Back returns to the
 * previous page.
 */
function useView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = (next: Partial<View>) =>
    setParams(queryOf({ ...view, page: 1, ...next }), { replace: next.page === undefined });
  return [view, change] as const;
}

interface Props {
  /** The list that was shown last. It stays in memory, see `useKeptArticles`. */
  kept: ListRequest;
  /** The id of the article that the user has just edited, or ''. */
  edited?: string;
  /** Called with the list that is shown. */
  onShown: (request: ListRequest) => void;
}

/** `/admin/dashboard`, with the articles of the newsroom in pages. */
export function Dashboard({ kept, edited = '', onShown }: Props) {
  const [view, change] = useView();
  const list = useArticles(requestOf(view), { kept });
  const { asked } = list;
  useEffect(() => onShown(asked), [onShown, asked]);
  // Holds the whole article that the user is about to edit or delete, because rows have only a summary.
  const [near, setNear] = useState('');
  useQuery({ ...articleQuery(near), enabled: near !== '' });
  const deleting = useDeleting({ onDelete: () => setNear('') });
  useFocusAfter(deleting.refusedUndo !== undefined);
  useFocusAfterEdit(edited, list.shown !== undefined);
  useFocusAfterDelete({ rows: list.shown?.rows, asked: deleting.asked, deleted: deleting.deleted });
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
      >
        {deleting.asked && <OnDemand part={linkingArticles} props={{ article: deleting.asked }} isWanted />}
      </ConfirmDialog>
      <SignInDialog
        isOpen={deleting.needsSignIn}
        words={adminWords.signIn.toDelete}
        onSignedIn={deleting.signedIn}
        onCancel={deleting.cancel}
      />
      <SignInDialog
        isOpen={deleting.refusedUndo !== undefined}
        words={adminWords.signIn.toRestore}
        onSignedIn={() => deleting.refusedUndo?.signedIn()}
        onCancel={() => deleting.refusedUndo?.cancel()}
      />
    </>
  );
}

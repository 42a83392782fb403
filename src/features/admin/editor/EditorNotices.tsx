import { useEffect, useSyncExternalStore } from 'react';
import { dropToken, isLoggedIn, onSessionChange } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { saveOther } from '~/features/admin/editor/saving/save-other';
import { movedLinks } from '~/features/admin/links/on-demand';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { OnDemand } from '~/ui/OnDemand';
import { Alert } from '~/ui/status/Alert';
import type { ArticleEditing } from './use-article-editor';

const words = adminWords.saving;

interface Props {
  editing: ArticleEditing;
  isPublic: boolean;
}

/** Messages above the form, about saving and about other tabs. */
export function EditorNotices({ editing, isPublic }: Props) {
  const { state, dispatch, saving, newerVersion } = editing;
  const { formerSlugs, savedSlug = '' } = state;
  const id = saving.server.id ?? '';
  const { isElsewhere, isSavedElsewhere, compareWithSaved } = newerVersion;
  const isSignedIn = useSyncExternalStore(onSessionChange, isLoggedIn, () => true);
  const isSignedOut = !isPublic && !isSignedIn;
  useEffect(() => {
    // A user who signed out in another tab meant this tab, too. The next save opens the sign-in dialog.
    if (isSignedOut) dropToken();
  }, [isSignedOut]);
  return (
    <>
      {saving.isSuccessShown && <Alert tone="ok">{adminMessages.editor.saved}</Alert>}
      {saving.status.kind === 'failed' && <Alert tone="danger">{saving.status.message}</Alert>}
      {state.leftOut !== '' && (
        <Alert
          actions={
            <Button variant="line" size="small" onClick={() => dispatch({ type: 'closeLeftOut' })}>
              {adminWords.editor.documents.close}
            </Button>
          }
        >
          {state.leftOut}
        </Alert>
      )}
      {isSignedOut && <Alert tone="warning">{words.signedOutElsewhere}</Alert>}
      {isSavedElsewhere ? (
        <Alert
          tone="warning"
          actions={
            <Button variant="line" size="small" onClick={compareWithSaved}>
              {words.showSaved}
            </Button>
          }
        >
          {words.savedElsewhere}
        </Alert>
      ) : (
        isElsewhere && <Alert>{words.openElsewhere}</Alert>
      )}
      {!isPublic &&
        formerSlugs.map((former) => (
          <OnDemand key={former} part={movedLinks} props={{ id, former, slug: savedSlug, saveOther }} isWanted />
        ))}
    </>
  );
}

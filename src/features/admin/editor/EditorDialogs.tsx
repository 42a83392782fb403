import { DraftDialog } from '~/features/admin/editor/drafts/DraftDialog';
import { comparedDraft } from '~/features/admin/editor/model/editor-article';
import { ConflictDialog } from '~/features/admin/editor/saving/ConflictDialog';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { useFocusAfter } from '~/features/admin/use-focus-after';
import { adminWords } from '~/features/admin/words';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { KeyboardDialog } from './KeyboardDialog';
import type { ArticleEditing } from './use-article-editor';

const { leave } = adminWords;
const { gone } = adminWords.saving;

interface Props {
  editing: ArticleEditing;
  isHelpOpen: boolean;
  onHelpClose: () => void;
}

/** All dialogs of the editor. */
export function EditorDialogs({ editing, isHelpOpen, onHelpClose }: Props) {
  const { saving, drafts, leaveGuard, draft, state } = editing;
  const { dialog } = saving;
  useFocusAfter(drafts.found !== undefined);
  return (
    <>
      {drafts.found && (
        <DraftDialog
          draft={drafts.found}
          saved={saving.base}
          isNew={saving.server.id === undefined}
          onRestore={drafts.restore}
          onDiscard={() => void drafts.removeFound()}
          onLater={() => void drafts.decideLater()}
        />
      )}
      {dialog?.kind === 'conflict' && (
        <ConflictDialog
          mine={comparedDraft(draft, state.present.picture)}
          theirs={dialog.theirs}
          base={saving.base}
          message={dialog.message}
          onSave={saving.saveMerged}
          onBack={saving.closeDialog}
        />
      )}
      <SignInDialog
        isOpen={dialog?.kind === 'signIn'}
        onSignedIn={saving.saveAfterSignIn}
        onCancel={saving.closeDialog}
      />
      <ConfirmDialog
        isOpen={dialog?.kind === 'gone'}
        title={gone.title}
        text={gone.text}
        tone="primary"
        confirmLabel={gone.confirm}
        cancelLabel={gone.cancel}
        onConfirm={saving.saveAsNew}
        onCancel={saving.closeDialog}
      />
      <ConfirmDialog
        isOpen={leaveGuard.isAsking}
        title={leave.title}
        text={leave.text}
        confirmLabel={leave.leave}
        cancelLabel={leave.stay}
        onConfirm={leaveGuard.leave}
        onCancel={leaveGuard.stay}
      />
      <KeyboardDialog isOpen={isHelpOpen} onClose={onHelpClose} />
    </>
  );
}

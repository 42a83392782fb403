import { adminScreen } from '~/content/screens/admin';
import { DraftDialog } from '~/features/admin/editor/drafts/DraftDialog';
import { draftOfArticle } from '~/features/admin/editor/model/editor-article';
import { ConflictDialog } from '~/features/admin/editor/saving/ConflictDialog';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { KeyboardDialog } from './KeyboardDialog';
import type { ArticleEditing } from './use-article-editor';

const { leave } = adminScreen;
const { gone } = adminScreen.saving;

interface Props {
  editing: ArticleEditing;
  isHelpOpen: boolean;
  onHelpClose: () => void;
}

/** Everything that stands over the editor and asks something. */
export function EditorDialogs({ editing, isHelpOpen, onHelpClose }: Props) {
  const { saving, drafts, leaving, draft } = editing;
  const { current: conflict } = saving.conflict;
  return (
    <>
      {drafts.found && (
        <DraftDialog
          draft={drafts.found}
          saved={saving.base}
          isNew={saving.known.id === undefined}
          onRestore={drafts.restore}
          onDiscard={() => void drafts.settle()}
          onLater={() => void drafts.decideLater()}
        />
      )}
      {conflict && (
        <ConflictDialog
          mine={draft}
          theirs={draftOfArticle(conflict.theirs)}
          base={saving.base}
          onSave={saving.conflict.resolve}
          onBack={saving.conflict.cancel}
        />
      )}
      <SignInDialog isOpen={saving.signIn.isOpen} onSignedIn={saving.signIn.done} onCancel={saving.signIn.cancel} />
      <ConfirmDialog
        isOpen={saving.gone.isOpen}
        title={gone.title}
        text={gone.text}
        tone="primary"
        confirmLabel={gone.confirm}
        cancelLabel={gone.cancel}
        onConfirm={saving.gone.saveAsNew}
        onCancel={saving.gone.cancel}
      />
      <ConfirmDialog
        isOpen={leaving.isAsking}
        title={leave.title}
        text={leave.text}
        confirmLabel={leave.leave}
        cancelLabel={leave.stay}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
      <KeyboardDialog isOpen={isHelpOpen} onClose={onHelpClose} />
    </>
  );
}

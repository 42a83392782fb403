import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/button/Button';
import { save } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { SAVE_BUTTON } from './use-saving';

const words = adminScreen.editor;

export function SaveButton({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  return (
    <Button
      id={SAVE_BUTTON}
      size="small"
      title={words.saveHint}
      aria-keyshortcuts="Control+S"
      isBusy={isSaving}
      busyLabel={words.saving}
      onClick={onSave}
    >
      <Icon drawing={save} />
      {words.save}
    </Button>
  );
}

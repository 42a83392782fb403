import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { save } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { SAVE_BUTTON } from './use-saving';

const words = adminWords.editor;

export function SaveButton(props: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button
      {...props}
      id={SAVE_BUTTON}
      size="small"
      title={words.saveHint}
      aria-keyshortcuts="Control+S"
      busyLabel={words.saving}
    >
      <Icon drawing={save} />
      {words.save}
    </Button>
  );
}

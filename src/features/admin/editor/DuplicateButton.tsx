import { duplicateHref } from '~/features/admin/duplicate-href';
import { adminWords } from '~/features/admin/words';
import { navigateTo } from '~/lib/navigation';
import { IconButton } from '~/ui/button/IconButton';
import { copy } from '~/ui/icons/admin';

interface Props {
  id: string;
  title: string;
}

/** Opens a copy of the saved article. Unsaved changes are not part of it: the leave guard asks about them first. */
export function DuplicateButton({ id, title }: Props) {
  return (
    <IconButton
      label={adminWords.dashboard.duplicate(title)}
      drawing={copy}
      variant="plain"
      onClick={() => void navigateTo(duplicateHref(id))}
    />
  );
}

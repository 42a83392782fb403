import { adminScreen } from '~/content/screens/admin';
import { IconButton } from '~/ui/button/IconButton';
import { arrowUp } from '~/ui/icons/common';
import { arrowDown } from '~/ui/icons/screens';

const words = adminScreen.editor;

interface Props {
  /** The name of the item, for example 'Section 2'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
}

/** Move an item up or down. Disabled buttons stay focusable, so that a move does not lose the focus. */
export function MoveButtons({ name, isFirst, isLast, onUp, onDown }: Props) {
  return (
    <>
      <IconButton
        label={`${words.moveUp}: ${name}`}
        drawing={arrowUp}
        variant="plain"
        aria-disabled={isFirst}
        onClick={onUp}
      />
      <IconButton
        label={`${words.moveDown}: ${name}`}
        drawing={arrowDown}
        variant="plain"
        aria-disabled={isLast}
        onClick={onDown}
      />
    </>
  );
}

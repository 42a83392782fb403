import { adminScreen } from '~/content/screens/admin';
import { IconButton } from '~/ui/IconButton';
import { arrowDown, arrowUp } from '~/ui/icons/common';

const words = adminScreen.editor;

interface Props {
  /** What is moved, e.g. 'Section 2'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
}

/** One place up, one place down. At the ends they stay focusable, so that the focus is not lost by moving. */
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

import type { ReactNode } from 'react';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { IconButton } from '~/ui/button/IconButton';
import { gripVertical, trash2 } from '~/ui/icons/admin';
import { arrowUp } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { arrowDown } from '~/ui/icons/screens';
import { BlockBox, BlockHead, Grip, Item, ItemActions, ItemHead, Station } from './Form.styles';
import { useReorder } from './use-reorder';

const words = adminWords.editor;

/** A numbered station, or a box inside of one. */
const LOOKS = {
  station: { Box: Item, Head: ItemHead },
  box: { Box: BlockBox, Head: BlockHead },
} as const;

interface Props {
  look?: keyof typeof LOOKS;
  /** Items move only within their group. */
  group: string;
  itemKey: string;
  /** The name for labels and announcements, for example 'Section 2'. */
  name: string;
  index: number;
  count: number;
  /** Content between the drag handle and the buttons. */
  head: ReactNode;
  /** Buttons after the move buttons. */
  actions?: ReactNode;
  /** The last button. */
  lastAction?: ReactNode;
  onMove: (key: string, to: number) => void;
  onRemove: () => void;
  /** The ID of the element to focus after the item is deleted. */
  focusAfter: string;
  children?: ReactNode;
}

/** A list item that can be moved with its handle, buttons or keys, and deleted. Screen readers announce all of it. */
export function MovableItem(props: Props) {
  const { look = 'station', group, itemKey, name, index, count, onMove, onRemove, focusAfter } = props;
  const { dispatch, say } = useEditor();
  const reorder = useReorder({ group, key: itemKey, name, index, count, onMove });
  const { Box, Head } = LOOKS[look];
  const remove = () => {
    onRemove();
    dispatch({ type: 'focus', id: focusAfter });
    say(words.said.removed(name));
  };
  return (
    <Box {...reorder.keys} {...reorder.target} aria-label={name} data-over={reorder.isOver || undefined}>
      <Head>
        {look === 'station' ? (
          <Station {...reorder.handle} title={words.drag}>
            {index + 1}
          </Station>
        ) : (
          <Grip {...reorder.handle} title={words.drag}>
            <Icon drawing={gripVertical} />
          </Grip>
        )}
        {props.head}
        <ItemActions>
          {/* Disabled buttons stay focusable, so that a move does not lose the focus. */}
          <IconButton
            label={`${words.moveUp}: ${name}`}
            drawing={arrowUp}
            variant="plain"
            aria-disabled={index === 0}
            onClick={reorder.up}
          />
          <IconButton
            label={`${words.moveDown}: ${name}`}
            drawing={arrowDown}
            variant="plain"
            aria-disabled={index === count - 1}
            onClick={reorder.down}
          />
          {props.actions}
          <IconButton label={`${words.remove}: ${name}`} drawing={trash2} variant="danger" onClick={remove} />
          {props.lastAction}
        </ItemActions>
      </Head>
      {props.children}
    </Box>
  );
}

import { memo } from 'react';
import { adminScreen } from '~/content/screens/admin';
import { IconButton } from '~/ui/IconButton';
import { trash2 } from '~/ui/icons/admin';
import { SegmentedControl } from '~/ui/SegmentedControl';
import { TextArea } from '~/ui/TextArea';
import type { EditorBlock } from './editor-article';
import { useEditor } from './editor-context';
import { BlockBox, Ends, ItemActions } from './Form.styles';
import { MoveButtons } from './MoveButtons';
import { useMoving } from './use-moving';

const words = adminScreen.editor;

const TYPES = [
  { value: 'paragraph', text: words.paragraph },
  { value: 'list', text: words.list },
] as const;

interface Props {
  section: string;
  block: EditorBlock;
  index: number;
  count: number;
}

/** One content block: a paragraph, or a list with one item per line. */
export const BlockItem = memo(function BlockItem({ section, block, index, count }: Props) {
  const { dispatch, say } = useEditor();
  const { key, type, text } = block;
  const name = words.block(index + 1);
  const moving = useMoving({
    group: section,
    key,
    name,
    index,
    count,
    onMove: (moved, to) => dispatch({ type: 'moveBlock', section, key: moved, to }),
  });
  const remove = () => {
    dispatch({ type: 'removeBlock', section, key });
    dispatch({ type: 'focus', id: `${section}-add` });
    say(words.said.removed(name));
  };
  const isList = type === 'list';
  return (
    <BlockBox {...moving.keys} {...moving.target} aria-label={name}>
      <Ends>
        <SegmentedControl
          label={words.contentType}
          options={TYPES}
          value={type}
          onChange={(blockType) => dispatch({ type: 'setBlockType', section, key, blockType })}
        />
        <ItemActions>
          <MoveButtons
            name={name}
            isFirst={moving.isFirst}
            isLast={moving.isLast}
            onUp={moving.up}
            onDown={moving.down}
          />
          <IconButton label={`${words.remove}: ${name}`} drawing={trash2} variant="danger" onClick={remove} />
        </ItemActions>
      </Ends>
      <TextArea
        id={`${key}-text`}
        label={isList ? words.listItems : words.content}
        hint={isList && words.listHint}
        value={text}
        onChange={(event) => dispatch({ type: 'setBlockText', section, key, text: event.target.value })}
      />
    </BlockBox>
  );
});

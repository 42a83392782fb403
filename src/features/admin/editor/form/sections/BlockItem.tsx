import { memo } from 'react';
import { MovableItem } from '~/features/admin/editor/form/MovableItem';
import { typedText } from '~/features/admin/editor/form/typed-text';
import { UnreadableContent } from '~/features/admin/editor/form/UnreadableContent';
import type { EditorBlock } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { SegmentedControl } from '~/ui/form/SegmentedControl';
import { TextArea } from '~/ui/form/TextArea';
import { pasteList } from './pasted-list';
import { usePastedDocument } from './use-pasted-document';

const words = adminWords.editor;

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

/** One content block: a paragraph, a list with one item per line, or unreadable content. */
export const BlockItem = memo(function BlockItem({ section, block, index, count }: Props) {
  const { dispatch } = useEditor();
  const { key, type, text } = block;
  const isList = type === 'list';
  const pasted = usePastedDocument(section, block);
  const setType = (blockType: EditorBlock['type']) => dispatch({ type: 'setBlockType', section, key, blockType });
  return (
    <MovableItem
      look="box"
      group={section}
      itemKey={key}
      name={words.block(index + 1)}
      index={index}
      count={count}
      head={
        type !== 'unreadable-block' && (
          <SegmentedControl label={words.contentType} options={TYPES} value={type} onChange={setType} />
        )
      }
      onMove={(moved, to) => dispatch({ type: 'moveBlock', section, key: moved, to })}
      onRemove={() => dispatch({ type: 'removeBlock', section, key })}
      focusAfter={`${section}-add`}
    >
      {type === 'unreadable-block' ? (
        <UnreadableContent raw={text} onTurn={() => setType('paragraph')} />
      ) : (
        <>
          <TextArea
            id={`${key}-text`}
            label={isList ? words.listItems : words.content}
            hint={isList && words.listHint}
            value={text}
            onPaste={isList ? pasteList : pasted.onPaste}
            {...(!isList && { onDrop: pasted.onDrop })}
            onChange={(event) => dispatch({ type: 'setBlockText', section, key, text: typedText(event) })}
          />
          {!isList && pasted.offer}
        </>
      )}
    </MovableItem>
  );
});

import { memo } from 'react';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import { Badge } from '~/ui/Badge';
import { IconButton } from '~/ui/IconButton';
import { copy, trash2 } from '~/ui/icons/admin';
import { chevronDown, chevronUp } from '~/ui/icons/common';
import type { EditorSection } from './editor-article';
import { useEditor } from './editor-context';
import { Item, ItemActions, ItemHead, Station } from './Form.styles';
import { MoveButtons } from './MoveButtons';
import { SectionBody } from './SectionBody';
import { useMoving } from './use-moving';

const words = adminScreen.editor;

interface Props {
  section: EditorSection;
  index: number;
  count: number;
  isOpen: boolean;
}

/** A numbered section: its header always, its fields while it is expanded. */
export const SectionItem = memo(function SectionItem({ section, index, count, isOpen }: Props) {
  const { dispatch, say } = useEditor();
  const { key, title, ctaText, ctaLink } = section;
  const name = words.section(index + 1);
  const moving = useMoving({
    group: 'sections',
    key,
    name,
    index,
    count,
    onMove: (moved, to) => dispatch({ type: 'moveSection', key: moved, to }),
  });
  const remove = () => {
    dispatch({ type: 'removeSection', key });
    dispatch({ type: 'focus', id: 'add-section' });
    say(words.said.removed(name));
  };
  const duplicate = () => {
    dispatch({ type: 'duplicateSection', key });
    say(words.said.duplicated(name));
  };
  const isUntitled = title.trim() === '';
  return (
    <Item {...moving.keys} {...moving.target} aria-label={name}>
      <ItemHead>
        <Station {...moving.handle} title={words.drag}>
          {index + 1}
        </Station>
        <h3 data-untitled={isUntitled || undefined}>{isUntitled ? messages.editor.untitledSection : title}</h3>
        {(ctaText !== '' || ctaLink !== '') && <Badge tone="cover">{words.cta}</Badge>}
        <ItemActions>
          <MoveButtons
            name={name}
            isFirst={moving.isFirst}
            isLast={moving.isLast}
            onUp={moving.up}
            onDown={moving.down}
          />
          <IconButton label={`${words.duplicate}: ${name}`} drawing={copy} variant="plain" onClick={duplicate} />
          <IconButton label={`${words.remove}: ${name}`} drawing={trash2} variant="danger" onClick={remove} />
          <IconButton
            label={`${isOpen ? words.collapse : words.expand}: ${name}`}
            drawing={isOpen ? chevronUp : chevronDown}
            variant="plain"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${key}-body` : undefined}
            onClick={() => dispatch({ type: 'toggleSection', key })}
          />
        </ItemActions>
      </ItemHead>
      {isOpen && <SectionBody section={section} />}
    </Item>
  );
});

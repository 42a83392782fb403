import { memo } from 'react';
import { adminMessages } from '~/content/admin-messages';
import { MovableItem } from '~/features/admin/editor/form/MovableItem';
import type { EditorSection } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { IconButton } from '~/ui/button/IconButton';
import { copy } from '~/ui/icons/admin';
import { chevronDown } from '~/ui/icons/common';
import { chevronUp } from '~/ui/icons/screens';
import { Badge } from '~/ui/status/Badge';
import { isBlank } from '~contract/text';
import { SectionBody } from './SectionBody';

const words = adminWords.editor;

interface Props {
  section: EditorSection;
  index: number;
  count: number;
  isOpen: boolean;
}

/** A numbered section. Its fields are only rendered while it is expanded. */
export const SectionItem = memo(function SectionItem({ section, index, count, isOpen }: Props) {
  const { dispatch, say } = useEditor();
  const { key, title, ctaText, ctaLink } = section;
  const name = words.section(index + 1);
  const duplicate = () => {
    dispatch({ type: 'duplicateSection', key });
    say(words.said.duplicated(name));
  };
  const isUntitled = isBlank(title);
  return (
    <MovableItem
      group="sections"
      itemKey={key}
      name={name}
      index={index}
      count={count}
      head={
        <>
          <h3 dir="auto" data-untitled={isUntitled || undefined}>
            {isUntitled ? adminMessages.editor.untitledSection : title}
          </h3>
          {(ctaText !== '' || ctaLink !== '') && <Badge tone="cover">{words.cta}</Badge>}
        </>
      }
      actions={<IconButton label={`${words.duplicate}: ${name}`} drawing={copy} variant="plain" onClick={duplicate} />}
      lastAction={
        <IconButton
          label={`${isOpen ? words.collapse : words.expand}: ${name}`}
          drawing={isOpen ? chevronUp : chevronDown}
          variant="plain"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${key}-body` : undefined}
          onClick={() => dispatch({ type: 'toggleSection', key })}
        />
      }
      onMove={(moved, to) => dispatch({ type: 'moveSection', key: moved, to })}
      onRemove={() => dispatch({ type: 'removeSection', key })}
      focusAfter="add-section"
    >
      {isOpen && <SectionBody section={section} />}
    </MovableItem>
  );
});

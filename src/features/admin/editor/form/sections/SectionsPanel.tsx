import { memo } from 'react';
import { adminMessages } from '~/content/admin-messages';
import { itemAdders } from '~/features/admin/editor/form/add-items';
import { EditorPanel } from '~/features/admin/editor/form/EditorPanel';
import { Empty, Items } from '~/features/admin/editor/form/Form.styles';
import { UnreadableList } from '~/features/admin/editor/form/UnreadableList';
import type { EditorSection } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { layers } from '~/ui/icons/admin';
import { plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Badge } from '~/ui/status/Badge';
import { SectionItem } from './SectionItem';

const words = adminWords.editor;

/** With more, the browser skips the layout of sections outside the window, so that a long article opens faster. */
const MANY_SECTIONS = 50;

interface Props {
  sections: readonly EditorSection[];
  openSection: string | undefined;
  /** Raw text of sections that could not be read. */
  unreadable: string | undefined;
}

/** The second panel, with the sections. At most one is expanded. */
export const SectionsPanel = memo(function SectionsPanel({ sections, openSection, unreadable }: Props) {
  const tools = useEditor();
  const add = (label: string) => (
    <Button id="add-section" variant="line" size="small" onClick={() => itemAdders(tools).section(sections.length)}>
      <Icon drawing={plus} />
      {label}
    </Button>
  );
  return (
    <EditorPanel title={words.sections} drawing={layers} badge={<Badge>{sections.length}</Badge>}>
      {unreadable === undefined ? (
        sections.length === 0 ? (
          <Empty>
            <p>{adminMessages.editor.noSections}</p>
            {add(words.addFirstSection)}
          </Empty>
        ) : (
          <>
            <Items data-long={sections.length > MANY_SECTIONS || undefined}>
              {sections.map((section, i) => (
                <SectionItem
                  key={section.key}
                  section={section}
                  index={i}
                  count={sections.length}
                  isOpen={section.key === openSection}
                />
              ))}
            </Items>
            <div>{add(words.addSection)}</div>
          </>
        )
      ) : (
        <UnreadableList field="sections" raw={unreadable} />
      )}
    </EditorPanel>
  );
});

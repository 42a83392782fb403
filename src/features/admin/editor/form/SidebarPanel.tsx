import { memo } from 'react';
import { adminMessages } from '~/content/admin-messages';
import type { EditorSidebarItem } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { panelRight } from '~/ui/icons/admin';
import { plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Badge } from '~/ui/status/Badge';
import { itemAdders } from './add-items';
import { EditorPanel } from './EditorPanel';
import { Empty, Items } from './Form.styles';
import { SidebarItemForm } from './SidebarItemForm';
import { UnreadableList } from './UnreadableList';

const words = adminWords.editor;

interface Props {
  items: readonly EditorSidebarItem[];
  /** Raw text of items that could not be read. */
  unreadable: string | undefined;
}

/** The third panel, with the items of the article's sidebar. */
export const SidebarPanel = memo(function SidebarPanel({ items, unreadable }: Props) {
  const tools = useEditor();
  const add = (
    <Button
      id="add-sidebar-item"
      variant="line"
      size="small"
      onClick={() => itemAdders(tools).sidebarItem(items.length)}
    >
      <Icon drawing={plus} />
      {words.addSidebarItem}
    </Button>
  );
  return (
    <EditorPanel title={words.sidebar} drawing={panelRight} badge={<Badge>{items.length}</Badge>}>
      {unreadable === undefined ? (
        items.length === 0 ? (
          <Empty>
            <p>{adminMessages.editor.noSidebarItems}</p>
            {add}
          </Empty>
        ) : (
          <>
            <Items>
              {items.map((item, i) => (
                <SidebarItemForm key={item.key} item={item} index={i} count={items.length} />
              ))}
            </Items>
            <div>{add}</div>
          </>
        )
      ) : (
        <UnreadableList field="sidebarItems" raw={unreadable} />
      )}
    </EditorPanel>
  );
});

import { memo } from 'react';
import { adminScreen } from '~/content/screens/admin';
import { safeHref } from '~/lib/safe-href';
import { IconButton } from '~/ui/IconButton';
import { trash2 } from '~/ui/icons/admin';
import { TextArea } from '~/ui/TextArea';
import { TextField } from '~/ui/TextField';
import type { EditorSidebarItem } from './editor-article';
import { useEditor } from './editor-context';
import { Item, ItemActions, ItemBody, ItemHead, Pair, Station } from './Form.styles';
import { MoveButtons } from './MoveButtons';
import { useMoving } from './use-moving';

const words = adminScreen.editor;

interface Props {
  item: EditorSidebarItem;
  index: number;
  count: number;
}

/** One item of the article's sidebar. */
export const SidebarItemForm = memo(function SidebarItemForm({ item, index, count }: Props) {
  const { dispatch, say } = useEditor();
  const { key, title, link, description } = item;
  const name = words.sidebarItem(index + 1);
  const moving = useMoving({
    group: 'sidebar',
    key,
    name,
    index,
    count,
    onMove: (moved, to) => dispatch({ type: 'moveSidebarItem', key: moved, to }),
  });
  const remove = () => {
    dispatch({ type: 'removeSidebarItem', key });
    dispatch({ type: 'focus', id: 'add-sidebar-item' });
    say(words.said.removed(name));
  };
  const isRefused = link.trim() !== '' && !safeHref(link);
  return (
    <Item {...moving.keys} {...moving.target} aria-label={name}>
      <ItemHead>
        <Station {...moving.handle} title={words.drag}>
          {index + 1}
        </Station>
        <h3 data-untitled={title.trim() === '' || undefined}>{title.trim() || name}</h3>
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
      </ItemHead>
      <ItemBody>
        <Pair>
          <TextField
            id={`${key}-title`}
            label={words.itemTitle}
            value={title}
            onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { title: event.target.value } })}
          />
          <TextField
            id={`${key}-link`}
            label={words.itemLink}
            inputMode="url"
            autoCapitalize="none"
            value={link}
            error={isRefused && words.linkRefused}
            onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { link: event.target.value } })}
          />
        </Pair>
        <TextArea
          id={`${key}-description`}
          label={words.itemDescription}
          rows={2}
          value={description}
          onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { description: event.target.value } })}
        />
      </ItemBody>
    </Item>
  );
});

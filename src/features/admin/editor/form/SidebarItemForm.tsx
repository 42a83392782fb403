import { memo } from 'react';
import type { EditorSidebarItem } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { safeHref } from '~/lib/text/safe-href';
import { TextArea } from '~/ui/form/TextArea';
import { TextField } from '~/ui/form/TextField';
import { Grid } from '~/ui/layout';
import { isBlank } from '~contract/text';
import { ItemBody } from './Form.styles';
import { MovableItem } from './MovableItem';
import { typedText } from './typed-text';

const words = adminWords.editor;

interface Props {
  item: EditorSidebarItem;
  index: number;
  count: number;
}

/** One item of the article's sidebar. */
export const SidebarItemForm = memo(function SidebarItemForm({ item, index, count }: Props) {
  const { dispatch } = useEditor();
  const { key, title, link, description } = item;
  const name = words.sidebarItem(index + 1);
  const isRefused = !isBlank(link) && !safeHref(link);
  return (
    <MovableItem
      group="sidebar"
      itemKey={key}
      name={name}
      index={index}
      count={count}
      head={
        <h3 dir="auto" data-untitled={isBlank(title) || undefined}>
          {isBlank(title) ? name : title}
        </h3>
      }
      onMove={(moved, to) => dispatch({ type: 'moveSidebarItem', key: moved, to })}
      onRemove={() => dispatch({ type: 'removeSidebarItem', key })}
      focusAfter="add-sidebar-item"
    >
      <ItemBody>
        <Grid $gap="mPlus">
          <TextField
            id={`${key}-title`}
            label={words.itemTitle}
            value={title}
            onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { title: typedText(event) } })}
          />
          <TextField
            id={`${key}-link`}
            label={words.itemLink}
            inputMode="url"
            autoCapitalize="none"
            value={link}
            error={isRefused && words.linkRefused}
            onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { link: typedText(event) } })}
          />
        </Grid>
        <TextArea
          id={`${key}-description`}
          label={words.itemDescription}
          rows={2}
          value={description}
          onChange={(event) => dispatch({ type: 'setSidebarItem', key, texts: { description: typedText(event) } })}
        />
      </ItemBody>
    </MovableItem>
  );
});

import { newKey } from '~/features/admin/editor/model/editor-article';
import type { EditorTools } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';

const { said, section, block, sidebarItem } = adminWords.editor;

/** Functions that append an item to a list of `count` items and announce it. */
export const itemAdders = ({ dispatch, say }: EditorTools) => ({
  section: (count: number) => {
    dispatch({ type: 'addSection', key: newKey() });
    say(said.added(section(count + 1)));
  },
  content: (to: string, count: number) => {
    dispatch({ type: 'addBlock', section: to, key: newKey() });
    say(said.added(block(count + 1)));
  },
  sidebarItem: (count: number) => {
    dispatch({ type: 'addSidebarItem', key: newKey() });
    say(said.added(sidebarItem(count + 1)));
  },
});

import type { ListField, SavedArticle } from '~/api/articles/article';
import {
  type BlockAction,
  type EditorAction,
  type EditorState,
  initialState,
  type WholeAction,
} from './editor-actions';
import {
  type EditorArticle,
  type EditorBlock,
  type EditorSection,
  type EditorSidebarItem,
  editorBlock,
  editorSection,
  editorSidebarItem,
  newKey,
} from './editor-article';
import { redo, step, typed, undo } from './editor-history';
import { insertAfter, moveItem, removeItem, replaceItem } from './keyed-list';
import { setBanner, setText } from './set-text';

const withSections = (article: EditorArticle, sections: readonly EditorSection[]) =>
  sections === article.sections ? article : { ...article, sections };

const withSection = (article: EditorArticle, key: string, change: (section: EditorSection) => EditorSection) =>
  withSections(article, replaceItem(article.sections, key, change));

const withItems = (article: EditorArticle, sidebarItems: readonly EditorSidebarItem[]) =>
  sidebarItems === article.sidebarItems ? article : { ...article, sidebarItems };

const withBlocks = (
  article: EditorArticle,
  section: string,
  change: (blocks: readonly EditorBlock[]) => readonly EditorBlock[],
) =>
  withSection(article, section, (it) => {
    const blocks = change(it.blocks);
    return blocks === it.blocks ? it : { ...it, blocks };
  });

/** The field of an edit, and its text before and after it. */
function textsOf<T extends object>(before: T, texts: Partial<T>): readonly [string, string, string] {
  const [name = '', after = ''] = Object.entries(texts)[0] ?? [];
  const old: unknown = Object.entries(before).find(([other]) => other === name)?.[1];
  return [name, String(old ?? ''), String(after)];
}

const duplicateOf = (section: EditorSection): EditorSection => ({
  ...section,
  key: newKey(),
  blocks: section.blocks.map((block) => ({ ...block, key: newKey() })),
});

const focusOn = (id: string) => ({ focus: { id } });

/** Turns the raw text of an unreadable list into an item with that text, or removes it. */
function readUnreadable(article: EditorArticle, field: ListField, keepText: boolean): EditorArticle {
  const { [field]: raw, ...unreadable } = article.unreadable;
  if (raw === undefined) return article;
  if (!keepText) return { ...article, unreadable };
  if (field === 'sections') {
    const section = editorSection({ title: '', content: [{ type: 'paragraph', content: raw }] });
    return { ...article, unreadable, sections: [...article.sections, section] };
  }
  const item = editorSidebarItem({ title: '', link: '', description: raw });
  return { ...article, unreadable, sidebarItems: [...article.sidebarItems, item] };
}

/** After a save, the saved banner replaces the picture, unless the user has chosen another picture in the meantime. */
function afterSave(present: EditorArticle, article: EditorArticle, saved: SavedArticle | undefined): EditorArticle {
  if (!article.picture || present.picture !== article.picture || !saved) return present;
  return { ...present, picture: undefined, bannerImage: saved.bannerImage };
}

function reduceWhole(state: EditorState, action: WholeAction): EditorState {
  const { present } = state;
  switch (action.type) {
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'addSidebarItem': {
      const item = editorSidebarItem(undefined, action.key);
      const next = step(state, { ...present, sidebarItems: [...present.sidebarItems, item] });
      return { ...next, ...focusOn(`${action.key}-title`) };
    }
    case 'removeSidebarItem':
      return step(state, withItems(present, removeItem(present.sidebarItems, action.key)));
    case 'moveSidebarItem':
      return step(state, withItems(present, moveItem(present.sidebarItems, action.key, action.to)));
    case 'setSidebarItem': {
      const item = present.sidebarItems.find(({ key }) => key === action.key);
      if (!item) return state;
      const [name, before, after] = textsOf(item, action.texts);
      const items = replaceItem(present.sidebarItems, action.key, (it) => ({ ...it, ...action.texts }));
      return typed(state, `${action.key}-${name}`, before, after, withItems(present, items));
    }
    case 'turnIntoParagraph':
      return step(state, readUnreadable(present, action.field, true));
    case 'dropUnreadable':
      return step(state, readUnreadable(present, action.field, false));
    case 'closeLeftOut':
      return { ...state, leftOut: '', ...focusOn('article-title') };
    case 'transform':
      return action.transform(state);
    case 'replaceArticle':
      return step(state, action.article);
    case 'load': {
      // Sections get new keys. Keep the same one expanded.
      const open = present.sections.findIndex(({ key }) => key === state.openSection);
      const openSection = action.article.sections[open]?.key;
      const { focus, isReadingPicture } = state;
      return { ...initialState(action.article, action.savedSlug), openSection, focus, isReadingPicture };
    }
    case 'saved': {
      const savedSlug = action.saved?.slug ?? action.article.slug;
      const slugs = new Set([...state.formerSlugs, state.savedSlug ?? savedSlug]);
      slugs.delete(savedSlug);
      return {
        ...state,
        present: { ...afterSave(present, action.article, action.saved), replacedSlug: undefined },
        savedSlug,
        formerSlugs: [...slugs],
        typing: undefined,
      };
    }
    case 'focus':
      return { ...state, openSection: action.section ?? state.openSection, ...focusOn(action.id) };
  }
}

function reduceBlocks(state: EditorState, action: BlockAction | WholeAction): EditorState {
  const { present } = state;
  switch (action.type) {
    case 'addBlock': {
      const block = editorBlock(undefined, action.key);
      const next = step(
        state,
        withBlocks(present, action.section, (blocks) => [...blocks, block]),
      );
      return { ...next, ...focusOn(`${action.key}-text`) };
    }
    case 'removeBlock':
      return step(
        state,
        withBlocks(present, action.section, (blocks) => removeItem(blocks, action.key)),
      );
    case 'moveBlock':
      return step(
        state,
        withBlocks(present, action.section, (blocks) => moveItem(blocks, action.key, action.to)),
      );
    case 'setBlockText': {
      let before: string | undefined;
      const changed = withBlocks(present, action.section, (blocks) =>
        replaceItem(blocks, action.key, (it) => {
          before = it.text;
          return { ...it, text: action.text };
        }),
      );
      return before === undefined ? state : typed(state, action.key, before, action.text, changed);
    }
    case 'setBlockType':
      return step(
        state,
        withBlocks(present, action.section, (blocks) =>
          replaceItem(blocks, action.key, (it) =>
            it.type === action.blockType ? it : { ...it, type: action.blockType },
          ),
        ),
      );
    default:
      return reduceWhole(state, action);
  }
}

/** The state after a change of the form. It is pure except for the keys of copied items. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { present } = state;
  switch (action.type) {
    case 'setText':
      return setText(state, action.field, action.text);
    case 'keepSlug':
      if (present.replacedSlug === undefined) return state;
      return step(state, { ...present, slug: present.replacedSlug, replacedSlug: undefined });
    case 'readPicture':
      return { ...state, isReadingPicture: action.isReading };
    case 'setPicture':
      return setBanner(state, { bannerImage: present.bannerImage, picture: action.picture });
    case 'clearPicture':
      return present.picture ? setBanner(state, { bannerImage: present.bannerImage, picture: undefined }) : state;
    case 'removeBanner':
      return setBanner(state, { bannerImage: '', picture: undefined });
    case 'addSection': {
      const section = editorSection(undefined, action.key);
      const next = step(state, { ...present, sections: [...present.sections, section] });
      return { ...next, openSection: action.key, ...focusOn(`${action.key}-title`) };
    }
    case 'removeSection':
      return step(state, withSections(present, removeItem(present.sections, action.key)));
    case 'duplicateSection': {
      const original = present.sections.find(({ key }) => key === action.key);
      if (!original) return state;
      const copy = duplicateOf(original);
      const next = step(state, withSections(present, insertAfter(present.sections, action.key, copy)));
      return { ...next, openSection: copy.key, ...focusOn(`${copy.key}-title`) };
    }
    case 'toggleSection':
      return { ...state, openSection: state.openSection === action.key ? undefined : action.key };
    case 'moveSection':
      return step(state, withSections(present, moveItem(present.sections, action.key, action.to)));
    case 'setSection': {
      const section = present.sections.find(({ key }) => key === action.key);
      if (!section) return state;
      const [name, before, after] = textsOf(section, action.texts);
      const changed = withSection(present, action.key, (it) => ({ ...it, ...action.texts }));
      return typed(state, `${action.key}-${name}`, before, after, changed);
    }
    default:
      return reduceBlocks(state, action);
  }
}

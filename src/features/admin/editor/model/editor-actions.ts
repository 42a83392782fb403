import type { ListField, SavedArticle } from '~/api/articles/article';
import type { TextField } from '~contract/article-texts';
import type { EditorArticle, EditorBlock, EditorSection, EditorSidebarItem, Picture } from './editor-article';

/** The state of the form. `past` and `future` share unchanged parts with `present`. */
export interface EditorState {
  readonly present: EditorArticle;
  readonly past: readonly EditorArticle[];
  readonly future: readonly EditorArticle[];
  /** The key of the expanded section. */
  readonly openSection: string | undefined;
  /** The field in which the user types or deletes letters. All letters of a word are one undo step. */
  readonly typing: string | undefined;
  /** The slug of the saved article. */
  readonly savedSlug: string | undefined;
  /** The slugs that it had before, since it was opened. */
  readonly formerSlugs: readonly string[];
  /** A chosen picture is not in the form yet. */
  readonly isReadingPicture: boolean;
  /** What the last imported document had that an article cannot hold, or ''. */
  readonly leftOut: string;
  /** The element to focus next. Each request is a new object. */
  readonly focus: { readonly id: string } | undefined;
}

type SectionTexts = Partial<Pick<EditorSection, 'title' | 'ctaText' | 'ctaLink'>>;
type SidebarTexts = Partial<Pick<EditorSidebarItem, 'title' | 'link' | 'description'>>;

/** Changes of the fields and the sections. */
type FormAction =
  /** An undefined text means that nobody has written the field. Only an optional field can have it. */
  | { readonly type: 'setText'; readonly field: TextField; readonly text: string | undefined }
  | { readonly type: 'keepSlug' | 'removeBanner' | 'clearPicture' }
  | { readonly type: 'readPicture'; readonly isReading: boolean }
  | { readonly type: 'setPicture'; readonly picture: Picture }
  | { readonly type: 'addSection' | 'removeSection' | 'duplicateSection' | 'toggleSection'; readonly key: string }
  | { readonly type: 'moveSection'; readonly key: string; readonly to: number }
  | { readonly type: 'setSection'; readonly key: string; readonly texts: SectionTexts };

export type BlockAction =
  | { readonly type: 'addBlock' | 'removeBlock'; readonly section: string; readonly key: string }
  | { readonly type: 'moveBlock'; readonly section: string; readonly key: string; readonly to: number }
  | { readonly type: 'setBlockText'; readonly section: string; readonly key: string; readonly text: string }
  | {
      readonly type: 'setBlockType';
      readonly section: string;
      readonly key: string;
      readonly blockType: EditorBlock['type'];
    };

/** Changes of the sidebar, the whole article and the focus. */
export type WholeAction =
  | { readonly type: 'undo' | 'redo' | 'closeLeftOut' }
  | { readonly type: 'addSidebarItem' | 'removeSidebarItem'; readonly key: string }
  | { readonly type: 'moveSidebarItem'; readonly key: string; readonly to: number }
  | { readonly type: 'setSidebarItem'; readonly key: string; readonly texts: SidebarTexts }
  | { readonly type: 'turnIntoParagraph' | 'dropUnreadable'; readonly field: ListField }
  /** A change that is not part of the form's own code. */
  | { readonly type: 'transform'; readonly transform: (state: EditorState) => EditorState }
  | { readonly type: 'replaceArticle'; readonly article: EditorArticle }
  | { readonly type: 'load'; readonly article: EditorArticle; readonly savedSlug: string | undefined }
  | { readonly type: 'saved'; readonly article: EditorArticle; readonly saved: SavedArticle | undefined }
  | { readonly type: 'focus'; readonly id: string; readonly section?: string };

export type EditorAction = FormAction | BlockAction | WholeAction;

export const initialState = (article: EditorArticle, savedSlug: string | undefined): EditorState => ({
  present: article,
  past: [],
  future: [],
  openSection: undefined,
  typing: undefined,
  savedSlug,
  formerSlugs: [],
  isReadingPicture: false,
  leftOut: '',
  focus: undefined,
});

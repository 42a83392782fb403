import type { ArticleDraft, Block, SavedArticle, Section } from '~/api/articles/article';
import { type ArticleTexts, pickTexts, textsOf } from '~contract/article-texts';
import type { SidebarItem } from '~contract/contract';
import { isBlank } from '~contract/text';
import { isEqual } from './equality';

/**
 * The article in the editor. Each item has a React key, and its `source`: the data it was made from. Unchanged items
 * are saved exactly as they came from the backend, including properties that this editor does not know.
 */
export interface EditorBlock {
  readonly key: string;
  readonly source: Block;
  readonly type: Block['type'];
  /** A paragraph, or a list with one item per line. */
  readonly text: string;
}

export interface EditorSection {
  readonly key: string;
  readonly source: Section;
  readonly title: string;
  readonly ctaText: string;
  readonly ctaLink: string;
  readonly blocks: readonly EditorBlock[];
}

export interface EditorSidebarItem {
  readonly key: string;
  readonly source: SidebarItem;
  readonly title: string;
  readonly link: string;
  readonly description: string;
}

/** A banner picture that is not saved yet. */
export interface Picture {
  /** The file to upload: usually the chosen picture, scaled down and encoded again. */
  readonly blob: Blob;
  /** The name of the chosen file. */
  readonly name: string;
  /** In pixels. Undefined if the browser could not read the picture. */
  readonly width: number | undefined;
  /** The size of the chosen file in bytes. */
  readonly chosenSize: number;
}

export interface EditorArticle extends ArticleTexts {
  /** The address of the saved banner, or ''. */
  readonly bannerImage: string;
  readonly picture: Picture | undefined;
  readonly sections: readonly EditorSection[];
  readonly sidebarItems: readonly EditorSidebarItem[];
  readonly unreadable: SavedArticle['unreadable'];
  /** The slug before the title changed. The form offers to restore it. */
  readonly replacedSlug: string | undefined;
  /** The alternative text of the previous banner. The form offers to use it again. */
  readonly formerAlt: string | undefined;
}

let lastKey = 0;
/** A key for an item. Unique in this page. */
export const newKey = () => {
  lastKey += 1;
  return `item-${lastKey}`;
};

const EMPTY_BLOCK: Block = { type: 'paragraph', content: '' };
const EMPTY_SECTION: Section = { title: '', content: [] };
const EMPTY_SIDEBAR_ITEM: SidebarItem = { title: '', description: '', link: '' };

export const textOfBlock = (block: Block) => (block.type === 'list' ? block.content.join('\n') : block.content);

/** The items of a list field: one per line, without blank lines (S5.editor.list-items). */
export const itemsOf = (text: string) => text.split(/\r?\n/).filter((line) => !isBlank(line));

export const editorBlock = (source: Block = EMPTY_BLOCK, key = newKey()): EditorBlock => ({
  key,
  source,
  type: source.type,
  text: textOfBlock(source),
});

export const editorSection = (source: Section = EMPTY_SECTION, key = newKey()): EditorSection => ({
  key,
  source,
  title: source.title,
  ctaText: source.cta?.text ?? '',
  ctaLink: source.cta?.link ?? '',
  blocks: source.content.map((block) => editorBlock(block)),
});

export const editorSidebarItem = (source: SidebarItem = EMPTY_SIDEBAR_ITEM, key = newKey()): EditorSidebarItem => ({
  key,
  source,
  title: source.title,
  link: source.link,
  description: source.description,
});

/** Converts an article or a draft for the editor. */
export function editorArticle(draft: ArticleDraft, picture?: Picture): EditorArticle {
  return {
    ...pickTexts(draft),
    bannerImage: draft.bannerImage,
    picture,
    sections: draft.sections.map((section) => editorSection(section)),
    sidebarItems: draft.sidebarItems.map((item) => editorSidebarItem(item)),
    unreadable: draft.unreadable ?? {},
    replacedSlug: undefined,
    formerAlt: undefined,
  };
}

/** Today's date in the user's time zone, as `YYYY-MM-DD`. */
export function localToday(now = new Date()) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const emptyDraft = (date: string): ArticleDraft => ({
  ...textsOf({ date }),
  bannerImage: '',
  sections: [],
  sidebarItems: [],
});

function toBlock({ source, type, text }: EditorBlock): Block {
  if (type === source.type && text === textOfBlock(source)) return source;
  const { type: _type, content: _content, ...rest } = source;
  return type === 'list' ? { ...rest, type, content: itemsOf(text) } : { ...rest, type, content: text };
}

function toSection({ source, title, ctaText, ctaLink, blocks }: EditorSection): Section {
  const content = blocks.map(toBlock);
  const { cta, ...rest } = source;
  const isSameCta = ctaText === (cta?.text ?? '') && ctaLink === (cta?.link ?? '');
  const isSameContent = content.length === source.content.length && content.every((it, i) => it === source.content[i]);
  if (title === source.title && isSameCta && isSameContent) return source;
  // Clearing the text and the link removes the call to action (S4.editor.cta).
  const newCta = ctaText === '' && ctaLink === '' ? undefined : { ...cta, text: ctaText, link: ctaLink };
  const nextCta = isSameCta ? cta : newCta;
  return { ...rest, title, content, ...(nextCta && { cta: nextCta }) };
}

function toSidebarItem({ source, title, link, description }: EditorSidebarItem): SidebarItem {
  if (title === source.title && link === source.link && description === source.description) return source;
  return { ...source, title, link, description };
}

/** Caches results, so that an unchanged item stays the same object across renders. */
function memoized<Item extends object, Result>(make: (item: Item) => Result) {
  const cache = new WeakMap<Item, Result>();
  return (item: Item): Result => {
    const cached = cache.get(item);
    if (cached !== undefined) return cached;
    const result = make(item);
    cache.set(item, result);
    return result;
  };
}

const sectionOf = memoized(toSection);
const sidebarItemOf = memoized(toSidebarItem);

/** The content to save, without the picture. */
export const draftOf = memoized(
  ({ bannerImage, sections, sidebarItems, unreadable, ...article }: EditorArticle): ArticleDraft => ({
    ...pickTexts(article),
    bannerImage,
    sections: sections.map(sectionOf),
    sidebarItems: sidebarItems.map(sidebarItemOf),
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  }),
);

/** A draft for comparison. A chosen picture has no address yet, so its name takes the place of the banner. */
export const comparedDraft = (draft: ArticleDraft, picture: Picture | undefined): ArticleDraft =>
  picture ? { ...draft, bannerImage: picture.name } : draft;

const contentOf = memoized(({ bannerImage, sections, sidebarItems, unreadable = {}, ...texts }: ArticleDraft) => ({
  ...pickTexts(texts),
  bannerImage,
  sections,
  sidebarItems,
  unreadable,
}));

/** True if two drafts or saved articles have the same content. Their ids do not count. */
export const hasSameContent = (one: ArticleDraft, other: ArticleDraft) => isEqual(contentOf(one), contentOf(other));

/** True if a save of either article would store the same. */
export const isSameArticle = (one: EditorArticle, other: EditorArticle) =>
  one.picture === other.picture && hasSameContent(draftOf(one), draftOf(other));

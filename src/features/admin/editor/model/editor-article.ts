import type { Article, ArticleDraft, Block, Section, SidebarItem } from '~/api/article';

/**
 * The article as the editor holds it: texts as they are typed, and a key for every item that keeps its place in the
 * page while it moves. Each item remembers what it was made from (`source`), so what nobody touched goes back to the
 * backend exactly as it came, with all properties this editor does not know.
 */
export interface EditorBlock {
  readonly key: string;
  readonly source: Block;
  readonly type: Block['type'];
  /** A paragraph, or the items of a list, one per line. */
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

/** A banner picture that was chosen and not saved yet. */
export interface Picture {
  /** What is sent: usually the chosen picture, scaled down and redrawn. */
  readonly blob: Blob;
  /** Name of the chosen file. */
  readonly name: string;
  /** Pixels; unknown where the browser could not read the picture. */
  readonly width: number | undefined;
  /** Bytes of the chosen file. */
  readonly chosenSize: number;
}

export interface EditorArticle {
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  /** Address of the stored banner, or ''. */
  readonly bannerImage: string;
  readonly picture: Picture | undefined;
  readonly sections: readonly EditorSection[];
  readonly sidebarItems: readonly EditorSidebarItem[];
  readonly unreadable: Article['unreadable'];
  /** The slug that a change of the title took the place of; offered back beside the field. */
  readonly replacedSlug: string | undefined;
}

let lastKey = 0;
/** A key for an item, unique in this page. */
export const newKey = () => {
  lastKey += 1;
  return `item-${lastKey}`;
};

const EMPTY_BLOCK: Block = { type: 'paragraph', content: '' };
const EMPTY_SECTION: Section = { title: '', content: [] };
const EMPTY_SIDEBAR_ITEM: SidebarItem = { title: '', description: '', link: '' };

export const textOfBlock = (block: Block) => (block.type === 'list' ? block.content.join('\n') : block.content);

/** Items of a list field: one per line, blank lines dropped (specification section 5). */
export const itemsOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

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

/** What the editor starts with for an article, or for a draft of one. */
export function editorArticle(draft: ArticleDraft, picture?: Picture): EditorArticle {
  return {
    title: draft.title,
    slug: draft.slug,
    date: draft.date,
    bannerImage: draft.bannerImage,
    picture,
    sections: draft.sections.map((section) => editorSection(section)),
    sidebarItems: draft.sidebarItems.map((item) => editorSidebarItem(item)),
    unreadable: draft.unreadable ?? {},
    replacedSlug: undefined,
  };
}

/** The visitor's calendar day as `YYYY-MM-DD`: the default date of a new article. */
export function localToday(now = new Date()) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const emptyDraft = (date: string): ArticleDraft => ({
  title: '',
  slug: '',
  date,
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
  // Clearing both text and link removes the call to action (specification section 4).
  const newCta = ctaText === '' && ctaLink === '' ? undefined : { ...cta, text: ctaText, link: ctaLink };
  const kept = isSameCta ? cta : newCta;
  return { ...rest, title, content, ...(kept && { cta: kept }) };
}

function toSidebarItem({ source, title, link, description }: EditorSidebarItem): SidebarItem {
  if (title === source.title && link === source.link && description === source.description) return source;
  return { ...source, title, link, description };
}

/** Remembers what each item became, so that an unchanged item stays the same object from one keystroke to the next. */
function remembered<Item extends object, Result>(make: (item: Item) => Result) {
  const made = new WeakMap<Item, Result>();
  return (item: Item): Result => {
    const known = made.get(item);
    if (known !== undefined) return known;
    const result = make(item);
    made.set(item, result);
    return result;
  };
}

const sectionOf = remembered(toSection);
const sidebarItemOf = remembered(toSidebarItem);

/** What would be saved now, the picture apart. */
export const draftOf = remembered(
  ({ title, slug, date, bannerImage, sections, sidebarItems, unreadable }: EditorArticle): ArticleDraft => ({
    title,
    slug,
    date,
    bannerImage,
    sections: sections.map(sectionOf),
    sidebarItems: sidebarItems.map(sidebarItemOf),
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  }),
);

/** The content of a stored article, to be compared with a draft. */
export const draftOfArticle = remembered(
  ({ title, slug, date, bannerImage, sections, sidebarItems, unreadable }: Article): ArticleDraft => ({
    title,
    slug,
    date,
    bannerImage,
    sections,
    sidebarItems,
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  }),
);

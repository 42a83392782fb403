import { type ArticleTexts, textRules, textsWith } from '~contract/article-texts';
import type { Article, ArticleForm, BannerSize, Cta, SidebarItem } from '~contract/contract';
import { isRecord } from '~contract/is-record';
import { oneLine } from '~contract/text';

/**
 * Articles as the app uses them. This is the only place that reads articles of a backend, which may differ from the
 * contract. Backends send sections and sidebar items as JSON text or as arrays; the rest of the app sees only arrays.
 */

/**
 * A paragraph has text as its content, and a list has its items. Unknown properties are passed on unchanged. An
 * unreadable block has its JSON as content: the editor shows it raw, public pages leave it out, and a save sends it
 * back unchanged.
 */
export type Block = {
  readonly title?: string;
  readonly listType?: string;
  readonly useCheckIcon?: boolean;
  readonly emoji?: string;
  readonly emojis?: readonly string[];
} & (
  | { readonly type: 'paragraph'; readonly content: string }
  | { readonly type: 'list'; readonly content: readonly string[] }
  | { readonly type: 'unreadable-block'; readonly content: string }
);

export interface Section {
  readonly title: string;
  readonly content: readonly Block[];
  readonly cta?: Cta;
  readonly showImage?: boolean;
  readonly imageUrl?: string;
  readonly type?: string;
}

export type ListField = 'sections' | 'sidebarItems';

/**
 * The content of an article. The texts are stored and shown as they are, even a date that is not a day `YYYY-MM-DD`.
 */
export interface ArticleDraft extends ArticleTexts {
  /** The address of the banner, or '' if there is none. */
  readonly bannerImage: string;
  readonly sections: readonly Section[];
  readonly sidebarItems: readonly SidebarItem[];
  /** The raw text of each list that could not be read. It is shown raw and sent back byte for byte. */
  readonly unreadable?: Readonly<Partial<Record<ListField, string>>>;
}

/** An article that the backend has stored. */
export interface SavedArticle extends ArticleDraft {
  /** Opaque text in any format. */
  readonly id: string;
  /** The banner in several widths, the smallest first. Missing if there is only one. */
  readonly bannerSizes?: readonly BannerSize[];
  readonly unreadable: Readonly<Partial<Record<ListField, string>>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown) => (isText(value) ? value : typeof value === 'number' ? String(value) : '');
const isMissingOr = (test: (value: unknown) => boolean, value: unknown) => value === undefined || test(value);

function isJson(value: unknown): boolean {
  try {
    return isText(value) && JSON.parse(value) !== undefined;
  } catch {
    return false;
  }
}

const CONTENT_TESTS: Readonly<Record<Block['type'], (content: unknown) => boolean>> = {
  paragraph: isText,
  list: (content) => Array.isArray(content) && content.every(isText),
  // An article that was already decoded, restored from the history or a file.
  'unreadable-block': isJson,
};

const isBlockType = (type: unknown): type is Block['type'] => isText(type) && Object.hasOwn(CONTENT_TESTS, type);

function isBlock(value: unknown): value is Block {
  if (!isRecord(value)) return false;
  const isContent = isBlockType(value.type) && CONTENT_TESTS[value.type](value.content);
  return isContent && isMissingOr(isText, value.title) && isMissingOr(isText, value.emoji);
}

const isCta = (value: unknown): value is Cta => isRecord(value) && isText(value.text) && isText(value.link);

/** A section whose blocks are not checked yet. */
type OpenSection = Omit<Section, 'content'> & { readonly content: readonly unknown[] };

function isSection(value: unknown): value is OpenSection {
  return (
    isRecord(value) &&
    isText(value.title) &&
    Array.isArray(value.content) &&
    isMissingOr(isCta, value.cta) &&
    isMissingOr(isText, value.imageUrl)
  );
}

const isSidebarItem = (value: unknown): value is SidebarItem =>
  isRecord(value) && isText(value.title) && isText(value.description) && isText(value.link);

/**
 * Returns the items of a list field, or its raw text if any item is unreadable. Saving half a list would lose the rest.
 */
function decodeList<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] | { raw: string } {
  if (value === '') return [];
  let parsed: unknown = value;
  if (isText(value)) {
    try {
      parsed = JSON.parse(value);
    } catch {
      return { raw: value };
    }
  }
  if (Array.isArray(parsed) && parsed.every(isItem)) return parsed;
  return { raw: isText(value) ? value : JSON.stringify(value) };
}

/** True if JSON text survives a round trip. Large or unusual numbers and duplicate keys do not. */
function survivesRoundTrip(json: string): boolean {
  const tokens = /"(?:[^"\\]|\\.)*"|\s+/g;
  const tight = json.replace(tokens, (token) => (token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : ''));
  return tight === JSON.stringify(JSON.parse(json));
}

const decodeBlock = (value: unknown): Block =>
  isBlock(value) ? value : { type: 'unreadable-block', content: JSON.stringify(value) };

/**
 * Returns the sections, which may have unreadable blocks. Returns the raw text if one of those blocks would not survive
 * a round trip.
 */
function decodeSections(value: unknown): readonly Section[] | { raw: string } {
  const sections = decodeList(value, isSection);
  if ('raw' in sections) return sections;
  const areReadable = sections.every(({ content }) => content.every(isBlock));
  if (!areReadable && isText(value) && !survivesRoundTrip(value)) return { raw: value };
  return sections.map((section) => ({ ...section, content: section.content.map(decodeBlock) }));
}

const encodeBlock = (block: Block): unknown => (block.type === 'unreadable-block' ? JSON.parse(block.content) : block);
const encodeSection = (section: Section) => ({ ...section, content: section.content.map(encodeBlock) });

const readTexts = (value: Readonly<Record<string, unknown>>): ArticleTexts =>
  textsWith((field) => (textRules[field].isRequired || isText(value[field]) ? text(value[field]) : undefined));

/** The JSON of a list, which a backend may also send as an array. */
const readList = (value: unknown = ''): string => (isText(value) ? value : value === null ? '' : JSON.stringify(value));

const isBannerSize = (value: unknown): value is BannerSize =>
  isRecord(value) && isText(value.url) && Number.isInteger(value.width) && Number(value.width) > 0;

/** The sizes of a banner, 20 at most, or nothing if any of them is unreadable: a page then shows the original. */
const readSizes = (value: unknown): Pick<Article, 'bannerSizes'> =>
  Array.isArray(value) && value.length > 0 && value.every(isBannerSize)
    ? { bannerSizes: value.slice(0, 20).map(({ url, width }) => ({ url, width })) }
    : {};

/** Reads an article that any backend has sent. Returns undefined if the value is not an article. */
export const readArticle = (value: unknown): Article | undefined =>
  isRecord(value) && (value.id !== undefined || isText(value.title))
    ? {
        ...readTexts(value),
        id: text(value.id),
        bannerImage: text(value.bannerImage),
        ...readSizes(value.bannerSizes),
        sections: readList(value.sections),
        sidebarItems: readList(value.sidebarItems),
      }
    : undefined;

/** Decodes the lists of an article. An unreadable list is logged and stays raw. */
export function savedArticle(article: Article): SavedArticle {
  const sections = decodeSections(article.sections);
  const sidebarItems = decodeList(article.sidebarItems, isSidebarItem);
  const unreadable: Partial<Record<ListField, string>> = {
    ...('raw' in sections && { sections: sections.raw }),
    ...('raw' in sidebarItems && { sidebarItems: sidebarItems.raw }),
  };
  for (const field of Object.keys(unreadable)) console.info(`Article ${article.id}: ${field} could not be read.`);
  return {
    ...article,
    id: String(article.id),
    bannerImage: article.bannerImage ?? '',
    sections: 'raw' in sections ? [] : sections,
    sidebarItems: 'raw' in sidebarItems ? [] : sidebarItems,
    unreadable,
  };
}

/** Reads and decodes an article. Returns undefined if the value is not an article. */
export const decodeArticle = (value: unknown): SavedArticle | undefined => {
  const article = readArticle(value);
  return article && savedArticle(article);
};

export interface ArticleList {
  readonly articles: readonly SavedArticle[];
  /**
   * The number of matching articles on all pages. Undefined if the backend has no pagination: then this is the whole
   * list.
   */
  readonly total: number | undefined;
  /** False when the response had an unknown shape: the list is empty, but articles may exist. */
  readonly isExpectedShape: boolean;
}

/**
 * Decodes a list response: a `data`, `articles` or `news` array, or a bare array. Anything else is an empty list
 * (S7.news.list).
 */
export function decodeArticleList(body: unknown): ArticleList {
  const candidates = isRecord(body) ? [body.data, body.articles, body.news] : [body];
  const list: unknown = candidates.find(Array.isArray);
  if (!Array.isArray(list)) {
    console.info('The list of articles has an unexpected shape.');
    return { articles: [], total: undefined, isExpectedShape: false };
  }
  const articles = list.map(decodeArticle).filter((article) => article !== undefined);
  const total = isRecord(body) && typeof body.total === 'number' ? body.total : undefined;
  return { articles, total, isExpectedShape: true };
}

/** Decodes a response with one article, which is in `data` or is the body itself. */
export const decodeArticleResponse = (body: unknown): SavedArticle | undefined =>
  isRecord(body) ? decodeArticle(body.data ?? body) : undefined;

/**
 * The texts as a save sends them: on one line. The slug and the date stay as they are. They have their own rules, and a
 * backend may have stored odd ones.
 */
export const sentTexts = (draft: ArticleTexts): ArticleTexts =>
  textsWith((field) => {
    const value = draft[field];
    const isFree = field !== 'slug' && textRules[field].format === undefined;
    return isFree && value !== undefined ? oneLine(value) : value;
  });

/** The form that a save sends. Unreadable values are sent back unchanged. */
export const encodeArticle = (draft: ArticleDraft, image: Blob | undefined): ArticleForm => ({
  ...sentTexts(draft),
  sections: draft.unreadable?.sections ?? JSON.stringify(draft.sections.map(encodeSection)),
  sidebarItems: draft.unreadable?.sidebarItems ?? JSON.stringify(draft.sidebarItems),
  bannerImage: draft.bannerImage,
  ...(image && { image }),
});

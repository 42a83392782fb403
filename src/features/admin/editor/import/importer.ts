import type { Section } from '~/api/articles/article';
import type { EditorState } from '~/features/admin/editor/model/editor-actions';
import {
  type EditorArticle,
  type EditorBlock,
  editorBlock,
  editorSection,
} from '~/features/admin/editor/model/editor-article';
import { step } from '~/features/admin/editor/model/editor-history';
import { slugAfterTitle } from '~/features/admin/editor/model/slug-rules';
import { hasText } from '~/features/admin/editor/model/written';
import { toast } from '~/ui/toast/toast-store';
import { isBlank } from '~contract/text';
import { type ImportedDocument, readDocument, sectionsOf } from './document';
import type { PastedSource, PastePlace } from './pasted';
import { LEFT_OUT, type LeftOut } from './text-block';
import { importWords as words } from './words';

const withTitle = (article: EditorArticle, title: string, savedSlug: string | undefined): EditorArticle =>
  title === '' ? article : { ...article, title, ...slugAfterTitle(article, title, savedSlug) };

/** Adds the sections of a document to an article without text. */
function fill(state: EditorState, document: ImportedDocument): EditorState {
  const { present, savedSlug } = state;
  const { title, sections } = sectionsOf(document, isBlank(present.title));
  const made = sections.filter((section, i) => i > 0 || section.content.length > 0).map((it) => editorSection(it));
  // The user may have typed while the importer was loading.
  const kept = present.sections.filter(hasText);
  const article = { ...withTitle(present, title, savedSlug), sections: [...kept, ...made] };
  return { ...step(state, article), openSection: undefined, focus: { id: 'article-title' } };
}

const blocksOf = ({ content }: Section) => content.map((block) => editorBlock(block));
const paragraphOf = (text: string): readonly EditorBlock[] =>
  isBlank(text) ? [] : [editorBlock({ type: 'paragraph', content: text.trim() })];

/** The text of a field, or undefined if the article has no such field. */
const textAt = (article: EditorArticle | undefined, { section, block }: PastePlace) =>
  article?.sections.find(({ key }) => key === section)?.blocks.find(({ key }) => key === block)?.text;

/**
 * Replaces a pasted text by the sections of its document. What follows the text moves to the last of them. One undo
 * step brings back the state before the paste.
 */
function insert(state: EditorState, document: ImportedDocument, place: PastePlace): EditorState {
  const previous = state.past.at(-1);
  const isLastStep = previous !== undefined && textAt(previous, place) === place.original;
  const start = isLastStep ? { ...state, past: state.past.slice(0, -1), present: previous } : state;
  const { present, savedSlug } = start;
  const index = present.sections.findIndex(({ key }) => key === place.section);
  const section = present.sections[index];
  const at = section?.blocks.findIndex(({ key }) => key === place.block) ?? -1;
  const field = section?.blocks[at];
  if (!section || !field) return state;

  const { title, sections } = sectionsOf(document, isBlank(present.title));
  const [first, ...later] = sections;
  const before = isBlank(place.before) ? [] : [{ ...field, text: place.before.trim() }];
  const rest = [...paragraphOf(place.after), ...section.blocks.slice(at + 1)];
  const made = later.map((it) => editorSection(it));
  const last = made.at(-1);
  const own = [...section.blocks.slice(0, at), ...before, ...blocksOf(first), ...(last ? [] : rest)];
  const added = last ? [...made.slice(0, -1), { ...last, blocks: [...last.blocks, ...rest] }] : [];
  const next = step(start, {
    ...withTitle(present, title, savedSlug),
    sections: present.sections.toSpliced(index, 1, { ...section, blocks: own }, ...added),
  });
  const focused = own[at];
  const opened = focused ? section.key : made[0]?.key;
  return { ...next, openSection: opened, focus: { id: focused ? `${focused.key}-text` : `${opened}-title` } };
}

/** Says what was left out and how often, or nothing. */
function leftOutOf(found: ReadonlyMap<LeftOut, number>): string {
  const counts = LEFT_OUT.map((kind) => ({ kind, count: found.get(kind) ?? 0 })).filter(({ count }) => count > 0);
  const texts = counts.map(({ kind, count }) => `${count} ${words.kinds[kind][count === 1 ? 0 : 1]}`);
  return texts.length === 0 ? '' : words.leftOut(texts, counts.length === 1 && counts[0]?.count === 1);
}

/** A document that was read and can be put into the article. */
export interface Importer {
  /** The number of its paragraphs, headings and lists. */
  readonly size: number;
  /** What was left out, or '' if nothing was. */
  readonly leftOut: string;
  /** Says that the document is in the editor. */
  readonly tell: () => void;
  readonly fill: (state: EditorState) => EditorState;
  readonly insert: (state: EditorState, place: PastePlace) => EditorState;
}

/** Reads a pasted or dropped document. */
export async function importerOf(source: PastedSource): Promise<Importer> {
  const document = await readDocument(source);
  const leftOut = leftOutOf(document.leftOut);
  return {
    size: document.blocks.length,
    leftOut,
    tell: () => void toast(words.imported, { detail: leftOut === '' ? '' : words.noteAbove }),
    fill: (state) => ({ ...fill(state, document), leftOut }),
    insert: (state, place) => ({ ...insert(state, document, place), leftOut }),
  };
}

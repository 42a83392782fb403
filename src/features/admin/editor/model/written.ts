import { isBlank } from '~contract/text';
import type { EditorArticle, EditorSection } from './editor-article';

/** True if a section has any text, also in its link. */
export const hasText = ({ title, ctaText, ctaLink, blocks }: EditorSection) =>
  [title, ctaText, ctaLink, ...blocks.map(({ text }) => text)].some((text) => !isBlank(text));

/** True if nobody has written anything yet. A date and a banner do not count. */
export const isUnwritten = ({ title, summary = '', sections, sidebarItems, unreadable }: EditorArticle) =>
  isBlank(title + summary) &&
  !sections.some(hasText) &&
  sidebarItems.length === 0 &&
  Object.keys(unreadable).length === 0;

import { isBlank } from '~contract/text';
import type { SavedArticle } from './article';

/** The length in characters at which search engines cut a description. */
const DESCRIPTION_LENGTH = 160;

type Opening = Pick<SavedArticle, 'sections' | 'summary'>;

/** The summary of an article, otherwise its first sentence, otherwise ''. */
export function openingOf({ sections, summary = '' }: Opening): string {
  if (!isBlank(summary)) return summary;
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The article's description for search engines and link previews: the first words of its summary or first sentence. */
export function descriptionOf(article: Opening): string {
  const line = openingOf(article).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= DESCRIPTION_LENGTH) return line;
  return `${characters
    .slice(0, DESCRIPTION_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

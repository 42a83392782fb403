import type { Article } from './article';

/** The length in characters at which search engines cut a description. */
const DESCRIPTION_LENGTH = 160;

/** The first sentence of an article, or '' if it has none. */
export function openingOf({ sections }: Pick<Article, 'sections'>): string {
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The article's description for search engines and link previews: the first words of its first sentence. */
export function descriptionOf(article: Pick<Article, 'sections'>): string {
  const line = openingOf(article).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= DESCRIPTION_LENGTH) return line;
  return `${characters
    .slice(0, DESCRIPTION_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

import type { Article } from '~/api/article';

/** The opening sentence of an article, or '' where it has none. */
export function openingOf({ sections }: Pick<Article, 'sections'>) {
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

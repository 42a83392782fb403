import type { Article } from '~/api/articles/article';

/** The first sentence of an article, or '' if it has none. */
export function openingOf({ sections }: Pick<Article, 'sections'>) {
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

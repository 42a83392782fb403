import type { Article } from '~/api/article';
import { formatDate } from '~/lib/format-date';
import { href } from '~/routes';
import { DEFAULT_IMAGE } from './default-image';

/** The opening sentence of an article, or '' where it has none. */
function openingOf({ sections }: Article) {
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** One article of the list: date, title with its opening sentence, thumbnail; the whole row is the link. */
export function ArticleRow({ article }: { article: Article }) {
  const { slug, title, date, bannerImage } = article;
  return (
    <li>
      <a href={href('/newsroom/:slug', { slug })}>
        <time dateTime={date}>{formatDate(date)}</time>
        <span>
          <h3>{title}</h3>
          <p>{openingOf(article)}</p>
        </span>
        <img src={bannerImage || DEFAULT_IMAGE} alt="" width={168} height={96} loading="lazy" />
      </a>
    </li>
  );
}

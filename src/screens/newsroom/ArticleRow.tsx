import type { SavedArticle } from '~/api/articles/article';
import { openingOf } from '~/api/articles/opening';
import { DEFAULT_IMAGE } from '~/content/site';
import { href } from '~/href';
import { formatDate } from '~/lib/text/format-date';
import { FallbackImage } from '~/ui/FallbackImage';

/** One article of the list: date, title with its first sentence, thumbnail. The whole row is the link. */
export function ArticleRow({ article }: { article: SavedArticle }) {
  const { slug, title, date, bannerImage } = article;
  return (
    <li>
      <a href={href('/newsroom/:slug', { slug })}>
        <time dateTime={date}>{formatDate(date)}</time>
        <div>
          <h3 dir="auto">{title}</h3>
          <p dir="auto">{openingOf(article)}</p>
        </div>
        <FallbackImage src={bannerImage} fallback={DEFAULT_IMAGE} width={168} height={96} loading="lazy" />
      </a>
    </li>
  );
}

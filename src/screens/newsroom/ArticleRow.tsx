import type { SavedArticle } from '~/api/articles/article';
import { openingOf } from '~/api/articles/opening';
import { DEFAULT_IMAGE } from '~/content/site';
import { href } from '~/href';
import { formatDate } from '~/lib/text/format-date';
import { ContentImage } from '~/ui/ContentImage';
import { THUMB_SIZES } from './LatestArticles.styles';

/** One article of the list: date, title with its first sentence, thumbnail. The whole row is the link. */
export function ArticleRow({ article }: { article: SavedArticle }) {
  const { slug, title, date, bannerImage, bannerSizes } = article;
  return (
    <li>
      <a href={href('/newsroom/:slug', { slug })}>
        <time dateTime={date}>{formatDate(date)}</time>
        <div>
          <h3 dir="auto">{title}</h3>
          <p dir="auto">{openingOf(article)}</p>
        </div>
        <ContentImage
          src={bannerImage}
          widths={bannerSizes}
          sizes={THUMB_SIZES}
          fallback={DEFAULT_IMAGE}
          width={168}
          height={96}
          loading="lazy"
        />
      </a>
    </li>
  );
}

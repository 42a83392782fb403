import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SavedArticle } from '~/api/articles/article';
import { DEFAULT_IMAGE } from '~/content/site';
import { formatDate, isCalendarDate } from '~/lib/text/format-date';
import { media, query } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Container } from '~/ui/Container';
import { ContentImage } from '~/ui/ContentImage';

export type ArticleWords = Pick<SavedArticle, 'title' | 'date' | 'bannerImage' | 'bannerSizes' | 'bannerAlt'>;

/**
 * The page is at most 1280 pixels wide without its gutters. In windows above 1920, it grows with its text. On a phone, the banner is less
 * wide than most photos, which are cropped at both sides.
 */
const BANNER_SIZES = `${query.phone} 120vw, min(89vw, max(1280px, 67vw))`;

interface Props {
  article: ArticleWords;
  isPreview?: boolean;
  /** Below the title. */
  note?: ReactNode;
}

/** Date, title and banner of an article. Without a text, the banner is decorative. */
export function ArticleHead({ article, isPreview = false, note }: Props) {
  const Title = isPreview ? 'h2' : 'h1';
  return (
    <Container as="header">
      <Words>
        <DateLine>
          {isCalendarDate(article.date) ? (
            <time dateTime={article.date}>{formatDate(article.date)}</time>
          ) : (
            <bdi>{article.date}</bdi>
          )}
        </DateLine>
        <Title tabIndex={-1} dir="auto">
          {article.title}
        </Title>
        {note}
      </Words>
      <Banner>
        <ContentImage
          src={article.bannerImage}
          widths={article.bannerSizes}
          sizes={BANNER_SIZES}
          alt={article.bannerAlt}
          fallback={DEFAULT_IMAGE}
          width={1200}
          height={450}
          fetchPriority="high"
        />
      </Banner>
    </Container>
  );
}

const { space, text, color } = theme;

const TITLE_WIDTH = '57.5rem';

const Words = styled.div`
  max-width: ${TITLE_WIDTH};
  margin-bottom: ${space.xll};

  h1,
  h2 {
    margin-top: ${space.m};
    font-size: ${text.h1};
  }
`;

const DateLine = styled.p`
  color: ${color.text3};
`;

const Banner = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.xl};
  background: ${color.surface3};
  aspect-ratio: 8 / 3;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.phone} {
    border-radius: ${theme.radius.l};
    aspect-ratio: 16 / 10;
  }
`;

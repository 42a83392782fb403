import { useState } from 'react';
import styled from 'styled-components';
import type { Article, Section } from '~/api/article';
import { formatDate, isCalendarDate } from '~/lib/format-date';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ArticleBlocks } from './ArticleBlocks';
import { SafeLink } from './SafeLink';

/** Shown for an article without a banner, and where its picture cannot be loaded (specification section 3). */
export const DEFAULT_IMAGE = '/art/article-default.svg';

export type ArticleWords = Pick<Article, 'title' | 'date' | 'bannerImage' | 'sections'>;

/** Date, title and banner of an article. The banner is decorative: its text is the title above it. */
export function ArticleHead({ article, isPreview = false }: { article: ArticleWords; isPreview?: boolean }) {
  const [failed, setFailed] = useState('');
  const source = article.bannerImage && article.bannerImage !== failed ? article.bannerImage : DEFAULT_IMAGE;
  const reportFailure = () => {
    console.info(`The banner picture could not be loaded: ${source.slice(0, 100)}`);
    setFailed(source);
  };
  const Title = isPreview ? 'h2' : 'h1';
  return (
    <Frame>
      <Words>
        <DateLine>
          {isCalendarDate(article.date) ? (
            <time dateTime={article.date}>{formatDate(article.date)}</time>
          ) : (
            formatDate(article.date)
          )}
        </DateLine>
        <Title tabIndex={-1}>{article.title}</Title>
      </Words>
      <Banner>
        <img src={source} alt="" width={1200} height={450} onError={reportFailure} />
      </Banner>
    </Frame>
  );
}

function ArticleSection({ section }: { section: Section }) {
  const image = section.showImage ? (section.imageUrl ?? DEFAULT_IMAGE) : undefined;
  return (
    <section>
      {section.title && <h2>{section.title}</h2>}
      {image && <img src={image} alt="" width={1200} height={675} loading="lazy" />}
      <ArticleBlocks blocks={section.content} />
      {section.cta && (section.cta.text || section.cta.link) && (
        <p>
          <SafeLink href={section.cta.link} look="button">
            {section.cta.text || section.cta.link}
          </SafeLink>
        </p>
      )}
    </section>
  );
}

/** The text of an article: every section with its lists, picture and call to action. Text stays text. */
export function ArticleBody({ sections }: { sections: readonly Section[] }) {
  return (
    <Prose>
      {sections.map((section, i) => (
        // biome-ignore format: sections of a published article never change places
        <ArticleSection key={i} section={section} />
      ))}
    </Prose>
  );
}

const { space, text, leading, color, layout } = theme;

const Frame = styled.header`
  ${wrap}
`;

const Words = styled.div`
  max-width: ${layout.articleTitle};
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

const Prose = styled.article`
  max-width: ${layout.measure};
  color: ${color.text2};
  font-size: ${text.prose};
  line-height: ${leading.prose};
  overflow-wrap: break-word;

  section + section {
    margin-top: ${space.xxl};
  }

  h2 {
    color: ${color.text};
    font-size: ${text.h3};
  }

  section > * + * {
    margin-top: ${space.ml};
  }

  section > img {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.l};
  }

  > section:first-child > p:first-child {
    color: ${color.text};
    font-size: ${text.card};
    line-height: ${leading.small};
  }
`;

import styled from 'styled-components';
import type { Section } from '~/api/articles/article';
import { DEFAULT_IMAGE } from '~/content/site';
import { theme } from '~/theme/theme';
import { ContentImage } from '~/ui/ContentImage';
import { isBlank } from '~contract/text';
import { ArticleBlocks } from './ArticleBlocks';
import { SafeLink } from './SafeLink';

/** On the first load of a page, a later section is laid out when it comes near the window. */
function ArticleSection({ section, isLater }: { section: Section; isLater: boolean }) {
  return (
    <section data-later={isLater ? '' : undefined}>
      {!isBlank(section.title) && <h2 dir="auto">{section.title}</h2>}
      {section.showImage && (
        <ContentImage src={section.imageUrl} fallback={DEFAULT_IMAGE} width={1200} height={675} loading="lazy" />
      )}
      <ArticleBlocks blocks={section.content} />
      {section.cta && !isBlank(section.cta.text + section.cta.link) && (
        <p>
          <SafeLink href={section.cta.link} look="button">
            <span dir="auto">{isBlank(section.cta.text) ? section.cta.link : section.cta.text}</span>
          </SafeLink>
        </p>
      )}
    </section>
  );
}

/** The text of an article: every section with its lists, picture and call to action. Text is never parsed as HTML. */
export function ArticleBody({ sections }: { sections: readonly Section[] }) {
  return (
    <Prose>
      {sections.map((section, i) => (
        <ArticleSection key={i} section={section} isLater={i > 0} />
      ))}
    </Prose>
  );
}

const { space, text, leading, color, layout } = theme;

const Prose = styled.article`
  max-width: ${layout.measure};
  color: ${color.text2};
  font-size: ${text.prose};
  line-height: ${leading.prose};
  overflow-wrap: anywhere;

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

  > section:first-child > div:first-child > p {
    color: ${color.text};
    font-size: ${text.card};
    line-height: ${leading.small};
  }
`;

import styled from 'styled-components';
import type { SectionOf, Testimonial } from '~/content/model';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Carousel } from '~/ui/carousel/Carousel';
import { landmark, truck, umbrella } from '~/ui/icons/content';
import { Icon } from '~/ui/icons/Icon';
import { SectionFrame } from './parts/SectionFrame';

type Props = { section: SectionOf<'testimonialCarousel'> };

/** Only these icons. This section is live, so all others would be in its JavaScript, too. */
const DRAWINGS: Readonly<Record<Testimonial['icon'], string>> = { landmark, truck, umbrella };

/** What clients say, one at a time, with their role. */
export function TestimonialCarousel({ section: { ground, title, intervalMs, testimonials } }: Props) {
  return (
    <SectionFrame ground={ground}>
      <h2>{title}</h2>
      <Wide>
        <Carousel
          label={title}
          items={testimonials}
          keyOf={({ id }) => id}
          itemName="testimonial"
          intervalMs={intervalMs}
          renderItem={(testimonial) => <Quote {...testimonial} />}
        />
      </Wide>
    </SectionFrame>
  );
}

function Quote({ testimonial, name, company, location, strand, icon }: Testimonial) {
  return (
    <Figure>
      <blockquote>{`“${testimonial}”`}</blockquote>
      <figcaption>
        <Mark data-accent={strand}>
          <Icon drawing={DRAWINGS[icon]} />
        </Mark>
        <span>
          <Role>{name}</Role>
          <Firm>{`${company}, ${location}`}</Firm>
        </span>
      </figcaption>
    </Figure>
  );
}

const { space, color, text, font } = theme;

const CARD_HEIGHT = '400px';
const CARD_SIDE = '52px';
const QUOTE_SIZE = 'clamp(1.375rem, 1.1rem + 1.1vw, 1.875rem)';
const QUOTE_LEADING = 1.32;
const HEAD_GAP = '44px';

/** Extends from the section's box to both edges of the window. */
const BLEED = 'calc(50% - 50vw)';

/** The neighbouring slides extend beyond the section's box to the window's edges. */
const Wide = styled.div`
  margin: ${HEAD_GAP} ${BLEED} 0;
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.xlPlus};
  min-height: ${CARD_HEIGHT};
  padding: ${space.xxl} ${CARD_SIDE};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};

  > blockquote {
    font-family: ${font.display};
    font-size: ${QUOTE_SIZE};
    font-weight: ${font.weight.quote};
    line-height: ${QUOTE_LEADING};
    letter-spacing: ${theme.tracking.h3};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  > figcaption {
    display: flex;
    gap: ${space.m};
    align-items: center;
    line-height: ${theme.leading.caption};
  }

  ${media.mobile} {
    min-height: 0;
    padding: ${space.ll};
  }
`;

const Mark = styled.span`
  flex: none;
  ${centred(theme.size.glyph)}
  border-radius: ${theme.radius.round};
  background: ${color.accentTint};
  color: ${color.accent};
`;

const Role = styled.span`
  display: block;
  font-weight: ${font.weight.strong};
`;

const Firm = styled.span`
  display: block;
  color: ${color.text3};
  font-size: ${text.small};
`;

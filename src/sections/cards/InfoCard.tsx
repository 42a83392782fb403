import styled from 'styled-components';
import type { InfoCard as InfoCardData } from '~/content/model';
import { Art } from '~/sections/parts/Art';
import { card as cardGround } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { CheckList } from './CheckList';
import { type CardHeading, headingTag } from './heading-level';

/** A subject at a glance: art, title, text, details and a link. */
export function InfoCard({ card, headingLevel }: CardHeading & { card: InfoCardData }) {
  const { title, description, features, ctaText, ctaLink, art, strand } = card;
  const Title = headingTag(headingLevel);
  return (
    <Box data-accent={strand}>
      <Art name={art} width={400} height={150} />
      <Body>
        <Title>{title}</Title>
        <p>{description}</p>
        <CheckList items={features.map(({ text }) => text)} />
        <MoreLink href={ctaLink}>
          {ctaText}
          <span className="vh">{`: ${title}`}</span>
        </MoreLink>
      </Body>
    </Box>
  );
}

const { space, color } = theme;

/** At double text size, 'Transformation' still fits into a card on a phone. */
const TITLE_MAX = '9.5vw';

const Box = styled.article`
  ${cardGround}
  display: flex;
  flex-direction: column;
  overflow: hidden;

  > img {
    width: 100%;
    height: ${theme.layout.cardArt};
    object-fit: cover;
    background: ${color.accentTint};
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${space.ll} ${space.ll} ${space.mlPlus};

  > :is(h2, h3, h4) {
    font-size: min(${theme.text.h3}, ${TITLE_MAX});
    line-height: ${theme.leading.h3};
    letter-spacing: ${theme.tracking.h3};
  }

  > p {
    margin: ${space.s} 0 ${space.mlPlus};
    color: ${color.text2};
  }

  > a {
    margin-top: auto;
    padding-top: ${space.xxsPlus};
  }
`;

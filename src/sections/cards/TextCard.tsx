import styled from 'styled-components';
import type { TitledText } from '~/content/model';
import { card, centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { type CardHeading, headingTag } from './heading-level';

interface Props extends TitledText, CardHeading {
  look: keyof typeof boxes;
}

/** A card with only a title and a text. */
export function TextCard({ look, title, text, headingLevel }: Props) {
  const Box = boxes[look];
  const Title = headingTag(headingLevel);
  return (
    <Box>
      <Title>{title}</Title>
      <p>{text}</p>
    </Box>
  );
}

const { space, color, leading, tracking } = theme;

const FEATURE_TITLE_SIZE = '1.1875rem';
const NUMBER_SIZE = '44px';
const NUMBER_BORDER = '5px';

const Plain = styled.article`
  > p {
    color: ${color.text2};
  }
`;

const boxes = {
  feature: styled(Plain)`
    ${card}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.xs};
    height: 100%;
    padding: ${space.l} ${space.lPlus};

    > :first-child {
      font-size: ${FEATURE_TITLE_SIZE};
      line-height: ${leading.snug};
      letter-spacing: ${tracking.h4};
    }
  `,
  /** The number of the item in its list. CSS counts the items. */
  number: styled(Plain)`
    ${card}
    display: flex;
    flex-direction: column;
    gap: ${space.xsPlus};
    padding: ${space.ll};
    counter-increment: card;

    &::before {
      content: counter(card);
      ${centred(NUMBER_SIZE)}
      margin-bottom: ${space.xs};
      border: ${NUMBER_BORDER} solid ${color.accentLine};
      border-radius: ${theme.radius.round};
      font: ${theme.font.weight.heavy} ${theme.text.caption} / ${leading.tight} ${theme.font.body};
    }

    > :first-child {
      font-size: ${theme.text.h4};
      line-height: ${leading.snug};
      letter-spacing: ${tracking.h4};
    }
  `,
  /** Without a box, under a rule in the page's colour. */
  whyUs: styled(Plain)`
    padding-top: ${space.xl};
    border-top: ${theme.line.rule} solid ${color.accentLine};

    > :first-child {
      margin-bottom: ${space.s};
      font-size: ${theme.text.h3};
      line-height: ${leading.h3};
      letter-spacing: ${tracking.h3};
    }
  `,
};

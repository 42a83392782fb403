import styled from 'styled-components';
import type { TitledText } from '~/content/model';
import { card, centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { type CardHeading, headingTag } from './heading-level';

/** A card with its number in the list. CSS counts the items. */
export function NumberCard({ title, text, headingLevel }: TitledText & CardHeading) {
  return (
    <Box>
      <Title as={headingTag(headingLevel)}>{title}</Title>
      <p>{text}</p>
    </Box>
  );
}

const { space, color } = theme;

const NUMBER_SIZE = '44px';
const NUMBER_BORDER = '5px';

const Box = styled.article`
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
    font: ${theme.font.weight.heavy} ${theme.text.caption} / ${theme.leading.tight} ${theme.font.body};
  }

  > p {
    color: ${color.text2};
  }
`;

const Title = styled.h3`
  font-size: ${theme.text.h4};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.h4};
`;

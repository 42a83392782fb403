import styled from 'styled-components';
import type { TitledText } from '~/content/model';
import { card } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { type CardHeading, headingTag } from './heading-level';

/** A plain card: title and text. */
export function FeatureCard({ title, text, headingLevel }: TitledText & CardHeading) {
  return (
    <Box>
      <Title as={headingTag(headingLevel)}>{title}</Title>
      <p>{text}</p>
    </Box>
  );
}

const TITLE_SIZE = '1.1875rem';

const Box = styled.article`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xs};
  height: 100%;
  padding: ${theme.space.l} ${theme.space.lPlus};

  > p {
    color: ${theme.color.text2};
  }
`;

const Title = styled.h3`
  font-size: ${TITLE_SIZE};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.h4};
`;

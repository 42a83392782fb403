import styled from 'styled-components';
import type { TitledText } from '~/content/model';
import { theme } from '~/theme/theme';
import { type CardHeading, headingTag } from './heading-level';

/** A reason without a box, under a rule in the page's colour. */
export function WhyUsCard({ title, text, headingLevel }: TitledText & CardHeading) {
  return (
    <Box>
      <Title as={headingTag(headingLevel)}>{title}</Title>
      <p>{text}</p>
    </Box>
  );
}

const Box = styled.article`
  padding-top: ${theme.space.xl};
  border-top: ${theme.line.rule} solid ${theme.color.accentLine};

  > p {
    color: ${theme.color.text2};
  }
`;

const Title = styled.h3`
  margin-bottom: ${theme.space.s};
  font-size: ${theme.text.h3};
  line-height: ${theme.leading.h3};
  letter-spacing: ${theme.tracking.h3};
`;

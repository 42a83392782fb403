import styled from 'styled-components';
import type { Action, TitledText } from '~/content/model';
import { ActionButton } from '~/sections/parts/ActionButton';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { type CardHeading, headingTag } from './heading-level';

/** The dark tile with an action at the end of a grid of solutions. */
export function ClosingTile({ title, text, action, headingLevel }: TitledText & CardHeading & { action: Action }) {
  return (
    <Box data-surface="dark">
      <Title as={headingTag(headingLevel)}>{title}</Title>
      <p>{text}</p>
      <ActionButton action={action} size="small" hasIcon={false} />
    </Box>
  );
}

const { space } = theme;

const Box = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxsPlus} ${space.ml};
  align-content: center;
  justify-items: start;
  padding: ${space.ll} ${space.xl};
  border-radius: ${theme.radius.l};
  background: ${theme.color.inkPanel};

  > p {
    color: ${theme.color.text2};
  }

  > :last-child {
    margin-top: ${space.xs};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :last-child {
      grid-area: 1 / 2 / span 2;
      align-self: center;
      margin-top: 0;
    }
  }
`;

const Title = styled.h3`
  font-size: ${theme.text.card};
  line-height: ${theme.leading.h3};
`;

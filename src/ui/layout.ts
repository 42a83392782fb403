import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

type Space = keyof typeof theme.space;

interface Props {
  /** Between the children. */
  $gap: Space;
  /** Above all of them. */
  $top?: Space;
}

const marginTop = ({ $top }: Props) => $top && `margin-top: ${theme.space[$top]};`;

/** Children below each other. */
export const Stack = styled.div<Props>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
  ${marginTop}
`;

/** Children below each other on mobile, and two in a row on desktop. */
export const Grid = styled(Stack)`
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Children next to each other, on several lines where one has no room. */
export const Row = styled.div<Props & { $isCentred?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap }) => theme.space[$gap]};
  ${({ $isCentred }) => $isCentred && 'justify-content: center;'}
  ${marginTop}
`;

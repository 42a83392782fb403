import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space, color, font } = theme;

const TEXT_WIDTH = '62ch';
const TEXT_LEADING = 1.65;

export const Prose = styled.div`
  display: grid;
  gap: ${space.mPlus};
  max-width: ${TEXT_WIDTH};
  color: ${color.text2};
  font-size: ${theme.text.prose};
  line-height: ${TEXT_LEADING};

  h2 + & {
    margin-top: ${space.mlPlus};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sPlus} ${space.xxl};
  margin-top: ${space.xlPlus};
  padding-top: ${space.ll};
  border-top: ${theme.line.hair} solid ${color.border};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    line-height: ${theme.leading.snug};
  }

  dd {
    font: ${font.weight.medium} ${theme.text.fact} / ${theme.leading.h3} ${font.display};
    letter-spacing: ${theme.tracking.heading};
  }

  dt {
    color: ${color.text3};
    font-size: ${theme.text.small};
  }
`;

export const Pair = styled.div<{ $isCentred: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.pair};
  align-items: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

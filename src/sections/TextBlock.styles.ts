import styled from 'styled-components';
import { media } from '~/theme/media';
import { section } from '~/theme/sections';
import { theme } from '~/theme/theme';

const { space, color, font } = theme;

export const Prose = styled.div`
  display: grid;
  gap: ${space.px18};
  max-width: ${section.textWidth};
  color: ${color.text2};
  font-size: ${theme.text.prose};
  line-height: ${section.textLeading};

  h2 + & {
    margin-top: ${space.px22};
  }
`;

/** Items led by a short strand. */
export const List = styled.ul`
  display: grid;
  gap: ${space.xs};

  > li {
    position: relative;
    padding-left: ${space.ll};
  }

  > li::before {
    content: '';
    position: absolute;
    top: ${section.listMark.top};
    left: 0;
    width: ${section.listMark.width};
    height: ${theme.line.bar};
    border-radius: ${space.px2};
    background: ${color.accentLine};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.px14} ${space.xxl};
  margin-top: ${space.px36};
  padding-top: ${space.ll};
  border-top: ${theme.line.hair} solid ${color.border};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    line-height: ${theme.leading.snug};
  }

  dd {
    font: ${font.weight.medium} ${section.fact} / ${theme.leading.h3} ${font.display};
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
  gap: ${section.pairGap};
  align-items: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

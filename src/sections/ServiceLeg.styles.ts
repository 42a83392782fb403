import styled, { css } from 'styled-components';
import { explorer, fadeIn, fadeOut, strandsDown } from '~/theme/blocks';
import { media } from '~/theme/media';
import { transition } from '~/theme/mixins';
import { station } from '~/theme/sections';
import { theme } from '~/theme/theme';

const { space, color, line, text, font, strand } = theme;

const strands = css`
  --a: ${strand.route.line};
  --b: ${strand.flow.line};
  --d: ${strand.cover.line};
  content: '';
  position: absolute;
  left: 0;
  width: ${explorer.bundle};
  background: ${strandsDown};

  ${media.mobile} {
    transform: ${explorer.shrink};
    transform-origin: 0 0;
  }
`;

/** All categories; above the first and below the last the bundle fades. */
export const Line = styled.div`
  position: relative;

  &::before {
    ${strands}
    bottom: 100%;
    height: ${explorer.tail};
    mask: ${fadeIn};

    ${media.mobile} {
      height: ${explorer.tailMobile};
    }
  }

  &::after {
    ${strands}
    top: 100%;
    height: ${explorer.tail};
    mask: ${fadeOut};
  }
`;

/** The bundle beside a category goes on without the strand that is away. */
const AWAY = { route: '--a', flow: '--b', cover: '--d' } as const;

export const Leg = styled.section<{ $strand: keyof typeof AWAY }>`
  position: relative;
  padding: ${space.px6} 0 ${explorer.legEnd};
  scroll-margin-top: ${explorer.jump};

  &::before {
    ${strands}
    ${({ $strand }) => AWAY[$strand]}: transparent;
    top: 0;
    bottom: 0;
  }

  &::after {
    content: '';
    position: absolute;
    top: ${explorer.lineEnd};
    bottom: ${explorer.lineEnd};
    left: ${explorer.lineLeft};
    width: ${line.width};
    background: ${color.accentLine};
  }

  ${media.mobile} {
    padding-bottom: ${explorer.legEndMobile};

    &::after {
      left: ${explorer.lineLeftMobile};
      width: ${line.bar};
    }
  }
`;

export const Swing = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: ${explorer.swingWidth};
  height: ${explorer.swingHeight};

  &[data-place='end'] {
    top: auto;
    bottom: 0;
  }

  ${media.mobile} {
    transform: ${explorer.shrink};
    transform-origin: 0 0;
  }
`;

export const Category = styled.h3`
  display: flex;
  align-items: center;
  height: ${explorer.swingHeight};
  margin-left: ${explorer.text};
  color: ${color.accent};
  font-family: ${font.body};
  font-size: ${explorer.category};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.body};

  &:focus {
    outline: none;
  }

  ${media.mobile} {
    margin-left: ${explorer.textMobile};
  }
`;

export const StopNumber = styled.span`
  display: grid;
  place-items: center;
  width: ${explorer.stop};
  height: ${explorer.stop};
  margin-top: ${explorer.stopRise};
  border: ${station.border} solid ${color.accentLine};
  border-radius: ${theme.radius.round};
  background: ${color.bg};
  font-size: ${text.caption};
  font-weight: ${font.weight.heavy};
  line-height: ${theme.leading.tight};
  ${transition('background-color, color')}

  ${media.mobile} {
    margin-top: ${explorer.stopRiseMobile};
  }
`;

export const Service = styled.li`
  position: relative;
  z-index: ${theme.z.base};
  display: grid;
  grid-template-columns: ${explorer.columnsNarrow};
  gap: ${space.xs} ${space.xl};
  align-items: start;
  margin-right: calc(-1 * ${space.l});
  padding: ${space.px26} ${space.l} ${space.px26} ${explorer.stopLeft};

  & + &::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${space.l};
    left: ${explorer.text};
    border-top: 1px solid ${color.border};
  }

  > h4,
  > p {
    margin-left: calc(-1 * ${explorer.stopLeft});
  }

  > h4 {
    font-size: ${text.card};
    line-height: ${theme.leading.h3};
    ${transition('color')}
  }

  > p {
    color: ${color.text2};
  }

  > ${StopNumber} {
    grid-row: span 2;
  }

  &:hover ${StopNumber} {
    background: ${color.accentLine};
    color: ${color.ink};
  }

  &:hover > h4 {
    color: ${color.accent};
  }

  ${media.wide} {
    grid-template-columns: ${explorer.columns};

    > ${StopNumber} {
      grid-row: auto;
    }
  }

  ${media.mobile} {
    grid-template-columns: ${explorer.columnsMobile};
    gap: ${space.xxs} ${space.ml};
    margin: 0;
    padding: ${space.ml} 0 ${space.ml} ${explorer.stopLeftMobile};

    > h4,
    > p {
      margin-left: 0;
    }

    & + &::before {
      right: 0;
      left: ${explorer.textMobile};
    }
  }
`;

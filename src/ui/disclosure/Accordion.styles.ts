import styled from 'styled-components';
import { media } from '~/theme/media';
import { centred, insetFocus } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { color, space, size, motion, line, font } = theme;

const TITLE_SIZE = '1.3125rem';
const TEXT_WIDTH = '44em';
const ROW_HEIGHT = '76px';
const SIGN_SIZE = '36px';

export const List = styled.div`
  border-top: ${line.hair} solid ${color.border};
`;

/** The native `<details>`. Browsers without `::details-content` open it without an animation. */
export const Panel = styled.details`
  position: relative;
  border-bottom: ${line.hair} solid ${color.border};
  interpolate-size: allow-keywords;

  &[open]::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(-1 * ${space.l});
    width: ${line.bar};
    border-radius: ${space.x3s};
    background: ${color.accentLine};

    ${media.mobile} {
      left: calc(-1 * ${space.ml});
    }
  }

  &::details-content {
    block-size: 0;
    overflow: clip;
    overflow-clip-margin: ${space.xxsPlus};
  }

  &[open]::details-content {
    block-size: auto;
  }

  ${media.motion} {
    &::details-content {
      transition:
        block-size ${motion.base} ${motion.out},
        content-visibility ${motion.base} allow-discrete;
    }
  }

  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
      overflow: visible;
      transition: none;
    }
  }
`;

export const Row = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space.ml};
  min-height: ${ROW_HEIGHT};
  padding: ${space.ml} ${space.xxs};
  list-style: none;
  cursor: pointer;
  ${insetFocus}

  &::-webkit-details-marker {
    display: none;
  }

  > :is(h2, h3, h4) {
    min-width: 0;
    font-size: ${TITLE_SIZE};
    font-weight: ${font.weight.medium};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.h4};
  }

  details[open] > & > :is(h2, h3, h4) {
    color: ${color.accentRow};
  }
`;

/** Plus while closed, a filled minus while open. */
export const Sign = styled.span`
  flex: none;
  ${centred(SIGN_SIZE)}
  border: ${line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};

  > .icon + .icon,
  details[open] > summary > & > .icon {
    display: none;
  }

  details[open] > summary > & {
    border-color: transparent;
    background: ${color.accentRow};
    color: ${color.bg};
  }

  details[open] > summary > & > .icon + .icon {
    display: block;
  }
`;

export const PanelBody = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${TEXT_WIDTH};
  padding: 0 ${size.menuRow} ${space.ll} ${space.xxs};
  color: ${color.text2};
  /* A fragment link also shows the heading above the text. */
  scroll-margin-top: calc(${ROW_HEIGHT} + ${theme.layout.header});

  ${media.mobile} {
    padding-right: 0;
  }
`;

import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space, color, line, text, font, layout } = theme;

const MAP_WIDTH = '300px';
const STICKY_TOP = '110px';
const LEAD_WIDTH = '17em';
const ROW_HEIGHT = '76px';
const STOP_SIZE = '34px';
const STOP_INSET = 'inset 0 0 0 5px';
const LINE_INSET = '14px';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${media.desktop} {
    grid-template-columns: ${MAP_WIDTH} minmax(0, 1fr);
    gap: ${space.x3l};
  }
`;

/** On mobile only the list of categories is sticky, so its containing box must be the whole section. */
export const Aside = styled.div`
  ${media.desktop} {
    position: sticky;
    top: ${STICKY_TOP};
    align-self: start;
  }

  ${media.mobile} {
    display: contents;
  }
`;

export const Intro = styled.p`
  max-width: ${LEAD_WIDTH};
  margin-top: ${space.sPlus};
  color: ${color.text2};

  ${media.mobile} {
    display: none;
  }
`;

/** A vertical line with a station per category; on mobile, a horizontal one below the header. */
export const Map = styled.nav`
  margin-top: ${space.xl};

  ${media.mobile} {
    position: sticky;
    z-index: ${theme.z.base + 1};
    top: ${layout.header};
    display: flex;
    margin-top: calc(-1 * ${space.s});
    background: ${color.bg};
  }
`;

export const Stop = styled.i`
  position: relative;
  flex: none;
  width: ${STOP_SIZE};
  height: ${STOP_SIZE};
  border: ${line.width} solid ${color.border};
  border-radius: ${theme.radius.round};
  background: ${color.bg};
`;

export const MapLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.mPlus};
  min-height: ${ROW_HEIGHT};
  color: ${color.text3};
  font-family: ${font.display};
  font-size: ${text.title};
  font-weight: ${font.weight.medium};
  line-height: ${theme.leading.h3};

  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: ${LINE_INSET};
    width: ${line.width};
    background: ${color.border};
  }

  &:first-child::before {
    top: 50%;
  }

  &:last-child::before {
    bottom: 50%;
  }

  small {
    display: block;
    margin-top: ${space.xxsPlus};
    color: ${color.text3};
    font-family: ${font.body};
    font-size: ${text.small};
  }

  &:hover,
  &[aria-current] {
    color: ${color.text};
  }

  &[aria-current] ${Stop} {
    border-color: ${color.accentLine};
    background: ${color.accentLine};
    box-shadow: ${STOP_INSET} ${color.bg};
  }

  ${media.forcedColors} {
    &[aria-current] ${Stop} {
      border-color: Highlight;
    }
  }

  ${media.mobile} {
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.xsPlus};
    min-width: 0;
    font-size: ${text.base};

    &:first-child::before,
    &::before {
      top: ${LINE_INSET};
      right: 0;
      bottom: auto;
      left: 0;
      width: auto;
      height: ${line.width};
    }

    &:last-child {
      flex: none;
    }

    &:last-child::before {
      right: auto;
      width: ${space.xsPlus};
    }

    small {
      display: none;
    }
  }

  ${media.tiny} {
    font-size: ${text.caption};
  }
`;

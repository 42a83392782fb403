import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space, color, font, text } = theme;

const TILE_HEIGHT = '248px';
const TILE_HEIGHT_MOBILE = '180px';
const FIGURE_SIZE = '2.6rem';
const FIGURE_SIZE_MOBILE = '2.5rem';
const FIGURE_LEADING = 0.95;
const TEXT_WIDTH = '20em';
const INK_TEXT_WIDTH = '11em';
const TITLE_WIDTH = '15em';
const RIBBON_WIDTH = '72%';
const LINE_WIDTH = '210px';

export const Bento = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sPlus};

  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space.l};
  }
`;

export const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.sPlus};
  min-height: ${TILE_HEIGHT_MOBILE};
  padding: ${space.ml};
  overflow: hidden;
  border: ${theme.line.hair} solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};

  ${media.desktop} {
    grid-column: span 3;
    gap: 0;
    min-height: ${TILE_HEIGHT};
    padding: ${space.xl};
  }
`;

const WideTile = styled(Tile)`
  && {
    grid-column: span 2;
    border-color: transparent;

    ${media.desktop} {
      grid-column: span 6;
    }
  }
`;

export const Figure = styled.b`
  font: ${font.weight.medium} ${FIGURE_SIZE_MOBILE} / ${FIGURE_LEADING} ${font.display};
  letter-spacing: ${theme.tracking.stat};

  ${media.desktop} {
    font-size: ${FIGURE_SIZE};
  }

  ${media.wide} {
    font-size: ${text.stat};
  }
`;

export const Label = styled.span`
  position: relative;
  max-width: ${TEXT_WIDTH};
  color: ${color.text2};
  font-size: ${text.small};
  line-height: ${theme.leading.lead};

  ${media.desktop} {
    font-size: ${text.body};
  }
`;

export const InkTile = styled(WideTile)`
  && {
    background: ${color.inkPanel};
    color: ${color.white};
  }

  ${Label} {
    color: ${color.footerText};
  }

  ${media.mobile} {
    ${Label} {
      max-width: ${INK_TEXT_WIDTH};
    }
  }
`;

export const Ribbon = styled.svg`
  position: absolute;
  right: 0;
  bottom: 0;
  width: ${RIBBON_WIDTH};
`;

export const TextTile = styled(WideTile)`
  && {
    background: ${theme.strand.route.tint};
  }

  /* On this tint the body colour has a contrast below 7:1. */
  ${Label} {
    color: ${color.text};
  }
`;

export const TileTitle = styled.h3`
  max-width: ${TITLE_WIDTH};
  font-size: ${text.fact};
`;

export const Line = styled.svg`
  position: absolute;
  right: ${space.ll};
  bottom: ${space.ll};
  display: none;
  width: ${LINE_WIDTH};

  /* In a narrower tile it would overlap the text. */
  ${media.full} {
    display: block;
  }
`;

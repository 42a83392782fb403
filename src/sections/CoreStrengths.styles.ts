import styled from 'styled-components';
import { media } from '~/theme/media';
import { bento, section } from '~/theme/sections';
import { theme } from '~/theme/theme';

const { space, color, font, text } = theme;

export const Bento = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.px14};

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
  gap: ${space.px14};
  min-height: ${bento.heightMobile};
  padding: ${space.ml};
  overflow: hidden;
  border: ${theme.line.hair} solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};

  ${media.desktop} {
    grid-column: span 3;
    gap: 0;
    min-height: ${bento.height};
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
  font: ${font.weight.medium} ${bento.figureMobile} / ${bento.leading} ${font.display};
  letter-spacing: ${theme.tracking.stat};

  ${media.desktop} {
    font-size: ${bento.figure};
  }

  ${media.wide} {
    font-size: ${text.stat};
  }
`;

export const Label = styled.span`
  position: relative;
  max-width: ${bento.text};
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
      max-width: ${bento.inkText};
    }
  }
`;

export const Ribbon = styled.svg`
  position: absolute;
  right: 0;
  bottom: 0;
  width: ${bento.ribbon};
`;

export const TextTile = styled(WideTile)`
  && {
    background: ${theme.strand.route.tint};
  }

  /* On this tint the body colour has less than 7:1. */
  ${Label} {
    color: ${color.text};
  }
`;

export const TileTitle = styled.h3`
  max-width: ${bento.title};
  font-size: ${section.fact};
`;

export const Line = styled.svg`
  position: absolute;
  right: ${space.ll};
  bottom: ${space.ll};
  display: none;
  width: ${bento.line};

  /* In a narrower tile it would run through the text. */
  ${media.full} {
    display: block;
  }
`;

import styled from 'styled-components';
import { media } from '~/theme/media';
import { card, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, radius, color } = theme;

const CARD_WIDTH = '320px';
const MAP_HEIGHT = '450px';

/** The headquarters on the drawn map, from its left edge. */
const PIN_LEFT = '52%';

/** Page-wide, 450px high (S9.map-height). */
export const Box = styled.section`
  ${wrap}
  position: relative;
  margin-bottom: ${space.section};

  > img,
  > iframe {
    width: 100%;
    height: ${MAP_HEIGHT};
    border-radius: ${radius.xl};
    object-fit: cover;
  }
`;

export const Frame = styled.iframe`
  display: block;
  border: 0;
  background: ${color.surface3};
`;

export const AddressCard = styled.div`
  ${card}
  position: absolute;
  top: ${space.ll};
  left: calc(${space.gutter} + ${space.ll});
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
  max-width: ${CARD_WIDTH};
  padding: ${space.mlPlus} ${space.l};
  box-shadow: ${theme.shadow.raised};

  p {
    margin-bottom: ${space.s};
    color: ${color.text2};
    font-size: ${theme.text.small};
  }

  ${media.small} {
    right: calc(${space.gutter} + ${space.s});
    left: calc(${space.gutter} + ${space.s});
    top: ${space.s};
    max-width: none;
    /* Ends above the pin. */
    padding-block: ${space.mPlus};
  }
`;

/** Marks the headquarters on the drawn map. */
export const Pin = styled.svg`
  position: absolute;
  top: calc(${MAP_HEIGHT} / 2 - ${space.xxll});
  left: ${PIN_LEFT};
  width: ${space.xxl};
  fill: ${color.ink900};

  circle {
    fill: ${color.white};
    stroke: ${color.route500};
  }
`;

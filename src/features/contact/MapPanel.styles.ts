import styled from 'styled-components';
import { media } from '~/theme/media';
import { card, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, layout, radius, color } = theme;

/** Page-wide, 450px high (specification section 9). */
export const Box = styled.section`
  ${wrap}
  position: relative;
  margin-bottom: ${space.section};

  > img,
  > iframe {
    width: 100%;
    height: ${layout.map};
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
  max-width: ${layout.sidebar};
  padding: ${space.px22} ${space.l};
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
    padding-block: ${space.px18};
  }
`;

/** Stands at the headquarters of the drawn map. */
export const Pin = styled.svg`
  position: absolute;
  top: calc(${layout.map} / 2 - ${space.xxll});
  left: ${layout.mapPin};
  width: ${space.xxl};
  fill: ${color.ink900};

  circle {
    fill: ${color.white};
    stroke: ${color.route500};
  }
`;

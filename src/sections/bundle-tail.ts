import { css } from 'styled-components';
import { media } from '~/theme/media';
import { fadeDown, hero, strandsX } from '~/theme/sections';

/** The end of the bundle that comes from the section above, on mobile: a pseudo-element of the next section. */
export const bundleTail = css`
  content: '';
  position: absolute;
  top: 0;
  left: ${hero.tail.left};
  width: ${hero.tail.width};
  height: ${hero.tail.height};
  background: ${strandsX};
  mask: ${fadeDown};

  ${media.phone} {
    left: ${hero.tailPhone.left};
    width: ${hero.tailPhone.width};
  }
`;

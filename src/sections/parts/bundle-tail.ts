import { css } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const LEFT = '72.014vw';
const WIDTH = '2.0833vw';
const HEIGHT = '54px';
const LEFT_PHONE = 'calc(50% - 3.846vw)';
const WIDTH_PHONE = '7.692vw';

/** The end of the bundle that continues from the previous section on mobile: a pseudo-element of the next section. */
export const bundleTail = css`
  content: '';
  position: absolute;
  top: 0;
  left: ${LEFT};
  width: ${WIDTH};
  height: ${HEIGHT};
  background: ${theme.line.strands};
  mask: ${theme.line.fadeDown};

  ${media.phone} {
    left: ${LEFT_PHONE};
    width: ${WIDTH_PHONE};
  }
`;

import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

/**
 * The buttons of a dialog, the safe choice first in the markup. Right-aligned; on phones full width with the primary
 * button on top.
 */
export const ModalActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xxsPlus};

  ${media.mobile} {
    flex-direction: column-reverse;
  }
`;

import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space } = theme;

/** The live preview takes 47 % beside the form. */
const FORM_COLUMNS = 'minmax(0, 1fr) minmax(0, 0.94fr)';

/** The form takes almost two thirds, the tools the rest. */
const TOOL_COLUMNS = 'minmax(0, 1.78fr) minmax(0, 1fr)';

/** Below the editor's header. */
const STICKY_TOP = '112px';

/** Form at left, tools or live preview at right from 1200px; one column below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.mPlus} ${space.l};
  align-items: start;

  ${media.livePreview} {
    grid-template-columns: ${TOOL_COLUMNS};

    &[data-live] {
      grid-template-columns: ${FORM_COLUMNS};
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.mPlus};
`;

/** Stays in sight below the sticky header. */
export const Sticky = styled.div`
  display: none;

  ${media.livePreview} {
    position: sticky;
    top: ${STICKY_TOP};
    display: block;
  }
`;

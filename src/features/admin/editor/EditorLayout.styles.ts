import styled from 'styled-components';
import { adminTheme } from '~/theme/admin';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space } = theme;

/** Form at left, tools or live preview at right from 1200px; one column below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.px18} ${space.l};
  align-items: start;

  ${media.livePreview} {
    grid-template-columns: ${adminTheme.layout.tools};

    &[data-live] {
      grid-template-columns: ${adminTheme.layout.form};
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.px18};
`;

/** Stays in sight below the sticky header. */
export const Sticky = styled.div`
  display: none;

  ${media.livePreview} {
    position: sticky;
    top: ${adminTheme.layout.stickyTop};
    display: block;
  }
`;

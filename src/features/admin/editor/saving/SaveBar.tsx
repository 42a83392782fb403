import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKeyboardInset } from '~/lib/hooks/use-keyboard-inset';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

/** Below the editor of a small window: at the bottom of the window, or above its keyboard, while one scrolls. */
export function SaveBar({ children }: { children: ReactNode }) {
  useKeyboardInset();
  return (
    <Bar data-bottom-bar data-print="hide">
      {children}
    </Bar>
  );
}

const { space, color } = theme;

/** Space for the scroll-to-top button. */
const BAR_RIGHT = '40px';

const Bar = styled.div`
  position: sticky;
  bottom: calc(${space.xs} + max(env(safe-area-inset-bottom), var(--keyboard, 0px)));
  z-index: ${theme.z.base + 1};
  display: flex;
  gap: ${space.m};
  align-items: center;
  justify-content: space-between;
  margin: ${space.m} ${BAR_RIGHT} 0 0;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.overlay};

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  /* A longer reason is in the notice at the top too. */
  [role='status'] {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
  }

  ${media.phone} {
    gap: ${space.xs};

    > button .icon {
      display: none;
    }
  }
`;

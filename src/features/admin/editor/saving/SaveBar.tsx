import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

/** Sets `--keyboard` to how much of the window the on-screen keyboard covers, and keeps the focus above it. */
function watchKeyboard() {
  const { visualViewport: seen } = window;
  const update = ({ type }: Event) => {
    // A zoomed page also shows only a part of itself, but no keyboard covers the rest.
    const covered = seen && seen.scale <= 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    if (covered > 0 && type === 'resize') document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, update);
  return () => {
    for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, update);
    document.documentElement.style.removeProperty('--keyboard');
  };
}

/**
 * The bar below the editor in a small window. While the user scrolls, it stays at the bottom of the window, or above
 * the on-screen keyboard.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  useEffect(watchKeyboard, []);
  return (
    <Bar data-bottom-bar data-print="hide">
      {children}
    </Bar>
  );
}

const { space, color } = theme;

/** Space for the scroll-to-top button. */
const BAR_RIGHT = '40px';
const STATE_WIDTH = '6em';

const Bar = styled.div`
  position: sticky;
  bottom: calc(${space.xs} + max(env(safe-area-inset-bottom), var(--keyboard, 0px)));
  z-index: ${theme.z.base + 1};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: end;
  margin: ${space.m} ${BAR_RIGHT} 0 0;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.overlay};

  /* With large text, above the button. */
  > :first-child {
    flex: 1 1 ${STATE_WIDTH};
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
    > button .icon {
      display: none;
    }
  }
`;

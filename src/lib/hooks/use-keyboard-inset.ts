import { useEffect } from 'react';

/**
 * Sets `--keyboard` to the height of what the on-screen keyboard covers. The page's own window keeps its height, so a bar at its bottom
 * would be behind the keyboard. The field with the focus stays above the bar.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    const update = ({ type }: Event) => {
      // A page that is zoomed shows a part of it too.
      const covered = seen && seen.scale <= 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      style.setProperty('--keyboard', `${Math.round(covered)}px`);
      if (covered > 0 && type === 'resize') document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    for (const type of ['resize', 'scroll']) seen?.addEventListener(type, update);
    return () => {
      for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, update);
      style.removeProperty('--keyboard');
    };
  }, []);
}

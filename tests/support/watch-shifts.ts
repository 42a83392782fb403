import type { Page } from '@playwright/test';

/** Adds up every move the visitor did not cause, from the first paint on (Layout Instability API). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    /** Half a pixel of a word when its font comes: the fallback is as wide on average, not letter by letter. */
    const NOTICEABLE = 0.002;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput || value < NOTICEABLE) continue;
        const nodes = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.nodeName)?.slice(0, 60),
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

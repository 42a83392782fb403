import type { Page } from '@playwright/test';

/** Sums all layout shifts without user input since the first paint (Layout Instability API). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    /** Ignores shifts of half a pixel when a font loads: the fallback has the same average width, not the same letters. */
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

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every live region announcement, in order. */
    heard: string[];
  }
}

/** An init script that records every text that appears in a live region: all of it if the region is atomic, otherwise what is new. */
export function listen() {
  window.heard = [];
  const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]';
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(LIVE);
      if (!region || place?.closest('[aria-live=off]')) continue;
      const isAtomic = (region.ariaAtomic ?? String(['status', 'alert'].includes(region.role ?? ''))) === 'true';
      const added = type === 'childList' ? [...addedNodes] : [target];
      if (added.length === 0) continue;
      const texts = isAtomic ? [region.textContent] : added.map((node) => node.textContent);
      for (const text of texts) if (text && window.heard.at(-1) !== text) window.heard.push(text);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** What `listen` has recorded. */
export const heard = (page: Page) => page.evaluate(() => window.heard);

import type { Page } from '@playwright/test';

/** Words that wrap without a hyphen because their column is too narrow. */
export const brokenWords = (page: Page) =>
  page.evaluate(async () => {
    // Sections below the window are laid out only when they come near.
    delete document.documentElement.dataset.fresh;
    await document.fonts.ready;
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { data = '' } = node instanceof Text ? node : {};
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.vh, dialog, svg')) continue;
      for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(`'${word}' in '${data.trim().slice(0, 60)}'`);
      }
    }
    return broken;
  });

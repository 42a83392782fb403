import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { forCi } from '../support/sample';
import { testedPages } from '../support/tested-pages';

/** The spacing that a reader may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Texts that are wider or taller than a box which hides the rest. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
      );
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => hasText(element) && element.checkVisibility() && !element.closest('.vh'))
      .filter(isCut)
      .map((element) => element.textContent?.trim().slice(0, 40));
  });

test(
  'no text is cut, and no page scrolls sideways, with more space between letters, words and lines',
  forCi(false),
  async ({ open }) => {
    const wrong: string[] = [];
    const page = await open('/');
    for (const path of testedPages) {
      await page.goto(path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACING);
        for (const text of await cutTexts(page)) wrong.push(`${path} at ${width}px: ${text}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow !== 0) wrong.push(`${path} at ${width}px: ${overflow}px too wide`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

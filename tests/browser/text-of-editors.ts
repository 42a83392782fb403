/**
 * Finds text of editors that is cut off or cannot be reached, and text that has the wrong direction. It runs in the page, so it is
 * self-contained.
 * @param mark a character of the text.
 * @param isRtl whether the text reads from right to left.
 */
export function badText([mark, isRtl]: readonly [mark: string, isRtl: boolean]) {
  const wrong = new Set<string>();
  let count = 0;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} in ${element.parentElement?.closest('[aria-label], dialog, article, aside, main, body')?.tagName.toLowerCase()}`;

  /** The part of the window in which an element is visible: ancestors that hide their overflow cut it. */
  const shownPart = (element: Element) => {
    const part = { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX !== 'visible') [part.left, part.right] = [Math.max(part.left, left), Math.min(part.right, right)];
      // What scrolls down can be reached.
      if (['hidden', 'clip'].includes(overflowY))
        [part.top, part.bottom] = [Math.max(part.top, top), Math.min(part.bottom, bottom)];
    }
    return part;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.includes(mark) || parent.closest('.vh, script, textarea')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    count += 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    const part = shownPart(parent);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const over = Math.max(part.left - left, right - part.right, part.top - top, bottom - part.bottom);
      if (over > 1) wrong.add(`${nameOf(parent)} is cut by ${Math.round(over)}px`);
    }
    // Isolated text in a sentence is between two control characters.
    const isolated = /[\u2068\u2069]/.test(node.textContent);
    if (isRtl && !isolated && getComputedStyle(parent).direction !== 'rtl')
      wrong.add(`${nameOf(parent)} has no direction`);
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (!field.value.includes(mark) || !field.checkVisibility() || field.readOnly) continue;
    count += 1;
    if (isRtl && getComputedStyle(field).direction !== 'rtl') wrong.add(`${nameOf(field)} has no direction`);
  }
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (tooWide > 0) wrong.add(`the page is ${tooWide}px too wide`);
  return { count, wrong: [...wrong] };
}

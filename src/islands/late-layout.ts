import { whenIdle } from '~/lib/async/idle';

/**
 * On the first look at a page, only the visible part is laid out: the starter marks the document with `data-fresh`, and
 * `global-css.ts` defers the layout of later sections. This speeds up the first paint and the font swap. Afterwards,
 * fragment links, the scrollbar and scroll restoration need true heights.
 */
const LATER = '[data-section] ~ [data-section], #footer, [data-later]';

/** Lays out the rest of the page, one section per idle period. */
export async function layOutTheRest() {
  if (document.documentElement.dataset.fresh === undefined) return;
  await document.fonts.ready;
  const waiting = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const element = waiting.shift();
    if (!element) return layOutAll();
    element.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}

/** Lays out the rest at once, at the first key or when the user leaves the page. */
export const layOutAll = () => {
  delete document.documentElement.dataset.fresh;
};

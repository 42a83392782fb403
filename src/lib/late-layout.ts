import { whenIdle } from './when-idle';

/**
 * On a first look at a page only what the window shows is laid out: the starter marks the document `data-fresh`, and
 * `global-css.ts` leaves the sections below to the moment they come near. That is right for the first paint and the late
 * fonts only: later a link to a fragment, the scrollbar and the way back want every height to be true.
 */
const LATER = 'main [data-sec] ~ [data-sec], [data-sec=footer], [data-later]';

/** Lays the rest of the page out, one section in each idle moment. */
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

/** Ends it at once: the page is left for another. */
export const layOutAll = () => {
  delete document.documentElement.dataset.fresh;
};

/** How much of a block is visible when its animation starts (S9.animation.footer). */
const VISIBLE_PART = 0.2;

function watch(block: HTMLElement) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry) return;
      if (block.dataset.entrance === 'waiting') {
        if (entry.intersectionRatio < VISIBLE_PART) return;
        block.dataset.entrance = 'drawing';
      } else if (!entry.isIntersecting) {
        block.dataset.entrance = 'waiting';
        return;
      }
      observer.disconnect();
    },
    { threshold: [0, VISIBLE_PART] },
  ).observe(block);
}

/**
 * Blocks with `data-animated` enter once: `data-entrance` is 'waiting' until a fifth of the block is visible, then
 * 'drawing'. A block that is in the window from the start does not move.
 */
export function watchEntrances(scope: ParentNode) {
  for (const block of scope.querySelectorAll<HTMLElement>('[data-animated]')) watch(block);
}

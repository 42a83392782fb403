/** How much of a block is visible when its animation starts (S9.animation.footer). */
const VISIBLE_PART = 0.2;

function watch(block: HTMLElement) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry) return;
      if (block.dataset.entrance === 'waiting') {
        // At high zoom, a fifth of a tall block may be more than the window.
        if (entry.intersectionRatio < VISIBLE_PART && entry.intersectionRect.height < innerHeight / 2) return;
        block.dataset.entrance = 'drawing';
      } else if (!entry.isIntersecting) {
        block.dataset.entrance = 'waiting';
        return;
      }
      observer.disconnect();
    },
    { threshold: [0, 0.05, 0.1, 0.15, VISIBLE_PART] },
  ).observe(block);
}

/** What is shown since the last scroll. */
const shown = new Set<ParentNode>();

function watchShown() {
  for (const scope of shown) for (const block of scope.querySelectorAll<HTMLElement>('[data-animated]')) watch(block);
  shown.clear();
}

/**
 * Blocks with `data-animated` enter once: `data-entrance` is 'waiting' until a fifth of the block is visible, then
 * 'drawing'. A block that is in the window from the start does not move. Nothing is hidden before the first scroll, so a
 * picture of the whole page shows every block.
 */
export function watchEntrances(scope: ParentNode) {
  // A user may follow many links without scrolling. The pages before must not stay in memory.
  for (const other of shown) if (!other.isConnected) shown.delete(other);
  shown.add(scope);
  addEventListener('scroll', watchShown, { once: true });
}

/** How much of the footer is visible when it rises (S9.animation.footer). */
const VISIBLE_PART = 0.2;

/** The blocks of the footer rise once, when a fifth of it is visible. A footer in the first window does not move. */
export function watchFooter() {
  const footer = document.querySelector<HTMLElement>('#footer > footer');
  if (!footer || footer.getBoundingClientRect().top <= innerHeight) return;
  footer.dataset.entrance = 'waiting';
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      footer.dataset.entrance = 'drawing';
      observer.disconnect();
    },
    { threshold: VISIBLE_PART },
  ).observe(footer);
}

import type { FC } from 'react';
import { useScrolledPast } from '~/lib/hooks/use-scrolled-past';
import { type Retryable, retryable } from '~/lib/retry';
import { OnDemand } from '~/ui/OnDemand';

/** Shows the button after more than this much scrolling (S2.scroll-top.shown). */
const SHOWN_AFTER_PX = 300;

const scrollToTop: Retryable<FC<{ isShown: boolean }>> = retryable(() =>
  import('./ScrollToTop').then((module) => module.ScrollToTop),
);

/** Shows the button when the page is scrolled. Its code loads only then; the next scroll retries a failed load. */
export function ScrollToTopHost() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);
  return <OnDemand part={scrollToTop} props={{ isShown }} isWanted={isShown} />;
}

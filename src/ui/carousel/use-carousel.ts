import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useDocumentVisible } from '~/lib/hooks/use-document-visible';
import { useInterval } from '~/lib/hooks/use-interval';
import { useMedia } from '~/lib/hooks/use-media';
import { query } from '~/theme/media';
import { atSlide, type CarouselEvent, type CarouselState, type Move, reduceCarousel } from './carousel-state';

/** Duration of one move (S4.carousel.lock), the same as in the styles. */
const SLIDE_MS = 600;

/** A horizontal movement of at least this distance, larger than the vertical one, is a swipe. */
const SWIPE_PX = 40;

/**
 * Listeners that detect a swipe to the left (1: next) or to the right (-1: previous). They only observe: vertical
 * scrolling works as usual, and a second finger (zoom) cancels the swipe.
 */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

/**
 * Moves a carousel of `count` slides, automatically every `intervalMs` milliseconds. It pauses on hover, on keyboard
 * focus, while the tab is hidden and when the visitor has paused it. With reduced motion it starts paused; only the
 * visitor can start it with the button.
 */
export function useCarousel(count: number, intervalMs: number | undefined) {
  const [state, dispatch] = useReducer(
    (current: CarouselState, event: CarouselEvent) => reduceCarousel(current, event, count),
    atSlide(0),
  );
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const isVisible = useDocumentVisible();
  const isCalm = useMedia(query.reducedMotion);

  const wantsPlay = intervalMs !== undefined && (choice === 'play' || (choice === undefined && !isCalm));
  const isPlaying = wantsPlay && count > 1 && isVisible && !isHovered && !isFocused;
  const choose = (move: Move) => dispatch({ type: 'move', move });
  useInterval(() => choose({ by: 1 }), isPlaying ? intervalMs : undefined);

  const swipe = useSwipe((by) => choose({ by }));

  const { index, isLocked } = state;
  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => dispatch({ type: 'settle' }), SLIDE_MS);
    return () => clearTimeout(timer);
    // React may batch the end of one move with the start of the next; the new index starts a new timer.
  }, [isLocked, index]);

  return {
    index,
    isPlaying,
    /** Whether the visitor wants autoplay, even if it is paused at the moment: the state of the pause button. */
    wantsPlay,
    choose,
    togglePlay: () => setChoice(wantsPlay ? 'pause' : 'play'),
    /** Handlers of the root element. */
    watch: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse click leaves its button focused. Only visible focus pauses the carousel.
      onFocus: (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
      ...swipe,
    },
  };
}

import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useDocumentVisible } from '~/lib/use-document-visible';
import { useInterval } from '~/lib/use-interval';
import { useMedia } from '~/lib/use-media';
import { query } from '~/theme/media';
import { atSlide, type CarouselEvent, type CarouselState, type Move, reduceCarousel } from './carousel-state';

/** Lock of one slide (specification section 9); the same as the style's duration. */
const SLIDE_MS = 600;

/** A finger that went this far sideways, and further than up or down, has swiped. */
const SWIPE_PX = 40;

/**
 * Listeners that tell a swipe to the left (1: the next one) from one to the right (-1). They only look on: the page
 * scrolls up and down under the finger as everywhere, and a second finger (zooming) ends the swipe.
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
 * Moves a carousel of `count` slides, every `intervalMs` milliseconds by itself. It rests while the mouse is over it,
 * while a control has the keyboard's focus, while the tab is hidden and when the visitor paused it. Under reduced
 * motion it starts paused; only the visitor's own press on the button starts it.
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
    // React may batch the end of one slide with the start of the next: the new index starts a new timer.
  }, [isLocked, index]);

  return {
    index,
    isPlaying,
    /** What the visitor wants, whatever holds it up now: the state of the pause button. */
    wantsPlay,
    choose,
    togglePlay: () => setChoice(wantsPlay ? 'pause' : 'play'),
    /** Handlers of the element that holds everything. */
    watch: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse click leaves its button focused; only a focus that is shown keeps the carousel waiting.
      onFocus: (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
      ...swipe,
    },
  };
}

/** Which slide a carousel shows, and whether it is moving. No React, so a table can test it. */

export type Move = { readonly by: 1 | -1 } | { readonly to: number };

export interface CarouselState {
  readonly index: number;
  /** True during the 600 ms of a move. Other moves are ignored until it ends (S4.carousel.lock). */
  readonly isLocked: boolean;
}

export type CarouselEvent =
  /** A control, a swipe or autoplay. */
  | { readonly type: 'move'; readonly move: Move }
  /** The move has ended. */
  | { readonly type: 'settle' };

export const atSlide = (index: number): CarouselState => ({ index, isLocked: false });

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The next state of a carousel with `count` slides. It wraps around at both ends. */
export function reduceCarousel(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  if (event.type === 'settle') return atSlide(state.index);
  if (state.isLocked || count < 2) return state;
  const { move } = event;
  const index = wrap('by' in move ? state.index + move.by : move.to, count);
  return { index, isLocked: index !== state.index };
}

export type SlidePosition = 'left' | 'active' | 'right' | 'hidden';

/** The position of a slide relative to the active one. Hidden slides wait on the nearer side. */
export function slidePosition(slide: number, active: number, count: number) {
  const ahead = wrap(slide - active, count);
  const side = ahead <= count / 2 ? 'after' : 'before';
  const position: SlidePosition =
    ahead === 0 ? 'active' : ahead === 1 ? 'right' : ahead === count - 1 ? 'left' : 'hidden';
  return { position, side } as const;
}

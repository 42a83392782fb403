/** Which slide a carousel shows, and whether one is on its way. No React: tested by a table. */

export type Move = { readonly by: 1 | -1 } | { readonly to: number };

export interface CarouselState {
  readonly index: number;
  /** True for the 600 ms of a slide: every other move is ignored until it ends. */
  readonly isLocked: boolean;
}

export type CarouselEvent =
  /** A control, a swipe or autoplay. */
  | { readonly type: 'move'; readonly move: Move }
  /** The slide has ended. */
  | { readonly type: 'settle' };

export const atSlide = (index: number): CarouselState => ({ index, isLocked: false });

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The next state of a carousel with `count` slides; past either end it goes on at the other. */
export function reduceCarousel(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  if (event.type === 'settle') return atSlide(state.index);
  if (state.isLocked || count < 2) return state;
  const { move } = event;
  const index = wrap('by' in move ? state.index + move.by : move.to, count);
  return { index, isLocked: index !== state.index };
}

export type SlidePosition = 'left' | 'active' | 'right' | 'hidden';

/** How a slide stands to the active one; hidden slides wait on the side they are nearer to. */
export function slidePosition(slide: number, active: number, count: number) {
  const ahead = wrap(slide - active, count);
  const side = ahead <= count / 2 ? 'after' : 'before';
  const position: SlidePosition =
    ahead === 0 ? 'active' : ahead === 1 ? 'right' : ahead === count - 1 ? 'left' : 'hidden';
  return { position, side } as const;
}

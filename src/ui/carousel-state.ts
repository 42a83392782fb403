/** Where a carousel stands and what waits for the running slide to end. No React: tested by a table. */

export type Move = { readonly by: 1 | -1 } | { readonly to: number };

export interface CarouselState {
  readonly index: number;
  /** True for the 600 ms of a slide, in which nothing else moves. */
  readonly isLocked: boolean;
  /** The last choice made meanwhile; one is kept, so that a quick second tap is not lost. */
  readonly queued: Move | undefined;
}

export type CarouselEvent =
  /** A person's choice. */
  | { readonly type: 'choose'; readonly move: Move }
  /** Autoplay: one on, never kept for later. */
  | { readonly type: 'tick' }
  /** The slide has ended. */
  | { readonly type: 'settle' };

export const atSlide = (index: number): CarouselState => ({ index, isLocked: false, queued: undefined });

const wrap = (index: number, count: number) => ((index % count) + count) % count;

function go(state: CarouselState, move: Move, count: number): CarouselState {
  const index = wrap('by' in move ? state.index + move.by : move.to, count);
  return index === state.index ? { ...atSlide(index) } : { index, isLocked: true, queued: undefined };
}

/** The next state of a carousel with `count` slides; past either end it goes on at the other. */
export function reduceCarousel(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  if (count < 2) return state;
  switch (event.type) {
    case 'choose':
      return state.isLocked ? { ...state, queued: event.move } : go(state, event.move, count);
    case 'tick':
      return state.isLocked ? state : go(state, { by: 1 }, count);
    case 'settle':
      return state.queued ? go(state, state.queued, count) : { ...state, isLocked: false };
  }
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

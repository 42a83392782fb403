import { describe, expect, it } from 'vitest';
import { atSlide, type CarouselEvent, reduceCarousel, slidePosition } from './carousel-state';

const next: CarouselEvent = { type: 'move', move: { by: 1 } };
const previous: CarouselEvent = { type: 'move', move: { by: -1 } };
const to = (index: number): CarouselEvent => ({ type: 'move', move: { to: index } });
const settle: CarouselEvent = { type: 'settle' };

const run = (start: number, count: number, ...events: CarouselEvent[]) =>
  events.reduce((state, event) => reduceCarousel(state, event, count), atSlide(start));

describe('carousel', () => {
  it.each([
    ['moves to the next slide', 0, [next], 1],
    ['wraps from the first to the last', 0, [previous], 4],
    ['wraps from the last to the first', 4, [next], 0],
    ['jumps', 0, [to(3)], 3],
    ['ignores every move while it slides', 0, [next, next, previous, to(4)], 1],
    ['does not repeat ignored moves when the slide ends', 0, [next, next, settle, settle], 1],
    ['accepts a move after the slide has ended', 0, [next, settle, next], 2],
  ])('%s', { tags: ['S4.carousel.circular', 'S4.carousel.lock'] }, (_, start, events, index) => {
    expect(run(start, 5, ...events).index).toBe(index);
  });

  it('does not move a single slide, and never locks for a move to the current slide', () => {
    expect(run(0, 1, next, previous).index).toBe(0);
    expect(run(2, 5, to(2)).isLocked).toBe(false);
  });

  it.each([
    [5, 0, ['active', 'right', 'hidden', 'hidden', 'left']],
    [5, 4, ['right', 'hidden', 'hidden', 'left', 'active']],
    [2, 0, ['active', 'right']],
    [1, 0, ['active']],
  ])(
    'with %i slides at index %i has the positions %j',
    { tags: ['S4.carousel.classes'] },
    (count, active, positions) => {
      const placed = Array.from({ length: count }, (_, slide) => slidePosition(slide, active, count).position);
      expect(placed).toEqual(positions);
    },
  );
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContent } from '~/content/model';
import { about } from '~/content/pages/about';
import { home } from '~/content/pages/home';
import { TestimonialCarousel } from './TestimonialCarousel';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(page: PageContent) {
  const section = page.sections.find((one) => one.kind === 'testimonialCarousel');
  if (section?.kind !== 'testimonialCarousel') throw new Error('The page has no testimonials.');
  return render(<TestimonialCarousel section={section} />).container;
}

const slides = () => [...document.querySelectorAll('[aria-roledescription=slide]')];
const current = () => slides().findIndex((slide) => slide.classList.contains('active')) + 1;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the testimonials', () => {
  it.each([
    ['home', home, 5000],
    ['About', about, 3000],
  ] as const)(
    'of %s advance by themselves',
    { tags: ['S4.carousel.autoplay', 'S4.carousel.about', 'S9.carousel'] },
    (_, page, ms) => {
      show(page);
      expect(current()).toBe(1);
      wait(ms - 1);
      expect(current()).toBe(1);
      wait(1);
      expect(current()).toBe(2);
      for (let i = 0; i < 4; i += 1) wait(ms);
      expect(current(), 'the last is followed by the first').toBe(1);
    },
  );

  it('pause while the mouse is over them', { tags: ['S4.carousel.autoplay'] }, () => {
    show(home);
    const frame = document.querySelector('[aria-roledescription=carousel]');
    if (!frame) throw new Error('There is no carousel.');
    fireEvent.pointerOver(frame, { pointerType: 'mouse' });
    wait(20_000);
    expect(current()).toBe(1);
    fireEvent.pointerOut(frame, { relatedTarget: document.body, pointerType: 'mouse' });
    wait(5000);
    expect(current()).toBe(2);
  });

  it('cycle with previous, next and dots', { tags: ['S4.carousel.circular'] }, () => {
    show(home);
    press('Previous testimonial');
    expect(current()).toBe(5);
    wait(600);
    press('Next testimonial');
    expect(current()).toBe(1);
    wait(600);
    press('Show testimonial 4 of 5');
    expect(current()).toBe(4);
  });

  it('ignore further moves for 600 ms', { tags: ['S4.carousel.lock', 'S9.carousel'] }, () => {
    show(home);
    press('Next testimonial');
    press('Next testimonial');
    wait(599);
    press('Show testimonial 4 of 5');
    expect(current()).toBe(2);
    wait(2000);
    expect(current(), 'nothing is made up for later').toBe(2);
    press('Next testimonial');
    expect(current()).toBe(3);
  });

  it('have the class left, active, right or hidden', { tags: ['S4.carousel.classes'] }, () => {
    show(home);
    const classes = slides().map((slide) =>
      ['left', 'active', 'right', 'hidden'].filter((name) => slide.classList.contains(name)).join(' '),
    );
    expect(classes).toEqual(['active', 'right', 'hidden', 'hidden', 'left']);
  });

  it.each([
    ['to the left', 200, 120, 205, 2],
    ['to the right', 120, 200, 205, 5],
    ['a little', 200, 180, 200, 1],
    ['more down than sideways', 200, 150, 320, 1],
  ])('a finger that moves %s shows the expected slide', (_, from, to, y, shown) => {
    const stage = show(home).querySelector('[aria-roledescription=slide]');
    if (!stage) throw new Error('There is no slide.');
    fireEvent.touchStart(stage, { touches: [{ clientX: from, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to, clientY: y }] });
    expect(current()).toBe(shown);
  });

  it('ignores a swipe while a slide moves', () => {
    const stage = show(home).querySelector('[aria-roledescription=slide]');
    if (!stage) throw new Error('There is no slide.');
    for (let i = 0; i < 3; i += 1) {
      fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100, clientY: 200 }] });
    }
    expect(current()).toBe(2);
    wait(2000);
    expect(current()).toBe(2);
  });
});

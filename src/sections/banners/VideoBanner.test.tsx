// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { home } from '~/content/pages/home';
import { query } from '~/theme/media';
import { VideoBanner } from './VideoBanner';

const section = home.sections.find((one) => one.kind === 'videoBanner');
let show: (isVisible: boolean) => void;

/** Stubs the browser's observers: what is in view, and whether the user prefers reduced motion. */
function stubBrowser(isStill: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (text: string) => ({
    matches: isStill && text === query.reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
}

function renderBanner() {
  if (!section) throw new Error('The home page has no video banner.');
  return render(<VideoBanner section={section} />).container;
}

beforeEach(() => {
  stubBrowser(false);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the film behind the banner', () => {
  test('loads only when the banner is visible', () => {
    const container = renderBanner();
    expect(container.querySelector('video')).toBeNull();
    show(true);
    const sources = [...container.querySelectorAll('source')].map((source) => source.getAttribute('src'));
    expect(sources).toEqual(['/video/banner-loop.webm', '/video/banner-loop.mp4']);
  });

  test('never loads with reduced motion', () => {
    stubBrowser(true);
    const container = renderBanner();
    show(true);
    expect(container.querySelector('video')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('never loads for users who save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const container = renderBanner();
    show(true);
    expect(container.querySelector('video')).toBeNull();
  });

  test('can be paused and played', () => {
    const container = renderBanner();
    show(true);
    const film = container.querySelector('video');
    if (!film) throw new Error('There is no film.');
    fireEvent.play(film);
    fireEvent.click(screen.getByRole('button', { name: 'Pause background video' }));
    expect(film.pause).toHaveBeenCalledOnce();
    fireEvent.pause(film);
    fireEvent.click(screen.getByRole('button', { name: 'Play background video' }));
    expect(film.play).toHaveBeenCalledOnce();
  });
});

describe('the links of the banner', () => {
  test('the arrow scrolls down by one window, the link to the top', { tags: ['S2.home.video-links'] }, () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    renderBanner();
    fireEvent.click(screen.getByRole('link', { name: 'Scroll down' }), { detail: 1 });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: window.scrollY + window.innerHeight, behavior: 'smooth' });
    fireEvent.click(screen.getByRole('link', { name: 'Start at the top' }), { detail: 1 });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  });

  test('the keyboard uses the jump of the link, which also moves the focus', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    renderBanner();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Scroll down' }), { detail: 0 })).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

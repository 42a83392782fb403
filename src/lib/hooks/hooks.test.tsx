// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColorScheme, currentColorScheme } from '~/lib/browser/color-scheme';
import { useInView } from './use-in-view';
import { useInterval } from './use-interval';
import { useMedia } from './use-media';
import { useScrollLock } from './use-scroll-lock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useInterval', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('calls the latest callback at every interval and stops without an interval', () => {
    const first = vi.fn();
    const second = vi.fn();
    const { rerender } = renderHook(({ run, delay }) => useInterval(run, delay), {
      initialProps: { run: first, delay: 100 as number | undefined },
    });
    vi.advanceTimersByTime(250);
    rerender({ run: second, delay: 100 });
    vi.advanceTimersByTime(100);
    rerender({ run: second, delay: undefined });
    vi.advanceTimersByTime(1000);
    expect(first).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('useScrollLock', () => {
  it('lets the page scroll again when the last of two overlays closes', () => {
    const one = renderHook(() => useScrollLock(true));
    const two = renderHook(() => useScrollLock(true));
    one.unmount();
    expect(document.documentElement.style.overflow).toBe('hidden');
    two.unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('useMedia', () => {
  it('follows the query', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => list);
    const { result } = renderHook(() => useMedia('(min-width: 993px)'));
    expect(result.current).toBe(false);
    act(() => {
      list.matches = true;
      list.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
  });
});

describe('useInView', () => {
  it('becomes true once the element is visible and stays true', () => {
    let report: (isIntersecting: boolean) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          report = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    function Probe() {
      const ref = useRef<HTMLParagraphElement>(null);
      return <p ref={ref}>{useInView(ref) ? 'seen' : 'not yet'}</p>;
    }
    render(<Probe />);
    act(() => report(false));
    expect(screen.getByText('not yet')).toBeVisible();
    act(() => report(true));
    act(() => report(false));
    expect(screen.getByText('seen')).toBeVisible();
  });
});

describe('colour scheme', () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  it('follows the system until a theme is chosen, then saves the choice', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(currentColorScheme()).toBe('dark');
    chooseColorScheme('light');
    expect(currentColorScheme()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

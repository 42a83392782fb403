import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, getToasts, pauseToasts, resumeToasts, toast } from './toast-store';

const texts = () => getToasts().map((item) => item.text);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    clearToasts();
    vi.useRealTimers();
  });

  it('disappears after four seconds', { tags: ['S9.toast'] }, () => {
    toast('Thank you! We will contact you soon.');
    vi.advanceTimersByTime(3999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  it('disappears after a custom time', () => {
    toast('Article saved successfully!', { durationMs: 3000 });
    vi.advanceTimersByTime(3000);
    expect(texts()).toHaveLength(0);
  });

  it('stays until dismissed when it never expires', () => {
    const id = toast('A new version is ready', { durationMs: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(1_000_000);
    expect(texts()).toHaveLength(1);
    dismissToast(id);
    expect(texts()).toHaveLength(0);
  });

  it.each([-365, 365])('preserves its remaining time when the clock jumps %i days', (days) => {
    toast('Article deleted successfully!');
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
    pauseToasts('pointer');
    resumeToasts('pointer');
    vi.advanceTimersByTime(2999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  it('preserves its remaining time while any pause lasts', () => {
    toast('Article deleted successfully!');
    vi.advanceTimersByTime(3000);
    pauseToasts('pointer');
    pauseToasts('hidden');
    vi.advanceTimersByTime(60_000);
    resumeToasts('pointer');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toHaveLength(1);
    resumeToasts('hidden');
    vi.advanceTimersByTime(999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  it.each([
    ['the time of the first is up', () => vi.advanceTimersByTime(3000), ['second']],
    ['the first is dismissed', () => dismissToast(getToasts()[0]?.id ?? 0), []],
    ['all toasts are removed', clearToasts, []],
    ['time is paused', () => pauseToasts('pointer'), ['first']],
  ])('shows a second toast only when the time of the first is up: %s', (_, end, shown) => {
    toast('first', { durationMs: 3000, onEnd: () => void toast('second', { durationMs: 5000 }) });
    end();
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(shown);
  });

  it('restarts its time when the same message is shown again', () => {
    toast('Something went wrong. Please try again.', { tone: 'error' });
    vi.advanceTimersByTime(3000);
    toast('Something went wrong. Please try again.', { tone: 'error' });
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual(['Something went wrong. Please try again.']);
  });

  it('shows the three newest', () => {
    for (const text of ['one', 'two', 'three', 'four']) toast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });
});

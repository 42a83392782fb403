// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { endSession, readToken, saveSession } from '~/api/token';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts } from '~/ui/toast/toast-store';
import { IdleSession } from './IdleSession';
import { beforeIdleEnd } from './idle-watch';

const MINUTE = 60_000;
const SIGNED_OUT = 'You were signed out after 30 minutes without activity. Your text is still here.';
const warning = () => screen.queryByText(/^You have been away for a while/);
const signIn = () => screen.queryByText(SIGNED_OUT);
const wait = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * MINUTE));
/** The clock advances but no timers run, as on a computer that sleeps. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  saveSession('token', undefined);
  clearToasts();
  render(
    <QueryProvider>
      <IdleSession />
      <ToastRegion />
    </QueryProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

describe('a session without activity', () => {
  it('shows a warning after 25 minutes and ends after 30', () => {
    wait(24.9);
    expect(warning()).toBeNull();
    wait(0.2);
    expect(warning()).toBeVisible();
    wait(4.8);
    expect(readToken()).toBe('token');
    wait(0.2);
    expect(signIn()).toBeVisible();
    expect(warning()).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body)],
    ['a pointer', () => fireEvent.pointerMove(document.body)],
    ['a touch', () => fireEvent.touchStart(document.body)],
    ['input', () => fireEvent.input(document.body)],
  ])('continues after %s, which removes the warning', (_name, sign) => {
    wait(29);
    expect(warning()).toBeVisible();
    sign();
    expect(warning()).toBeNull();
    wait(24);
    expect(warning()).toBeNull();
    expect(readToken()).toBe('token');
    wait(7);
    expect(signIn()).toBeVisible();
  });

  it('has ended when a computer wakes up after a long sleep', () => {
    sleep(31);
    fireEvent.pointerMove(document.body);
    expect(signIn()).toBeVisible();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('has ended when the tab becomes visible again', () => {
    sleep(31);
    fireEvent(document, new Event('visibilitychange'));
    expect(signIn()).toBeVisible();
  });

  it('ends 30 minutes after the clock was set back by a year', () => {
    sleep(-365 * 24 * 60);
    wait(29.9);
    expect(readToken()).toBe('token');
    wait(31);
    expect(signIn()).toBeVisible();
  });

  it('has no token for requests after its end, even before a timer runs', () => {
    sleep(31);
    expect(readToken()).toBeNull();
  });

  it('continues during a save, and for half an hour after it', async () => {
    let end = () => {};
    const save = queryClient.getMutationCache().build(queryClient, {
      // No component observes the mutation, so it could be garbage collected while it runs.
      gcTime: Number.POSITIVE_INFINITY,
      mutationFn: () => new Promise<void>((resolve) => (end = resolve)),
    });
    void save.execute(undefined);
    await act(() => vi.advanceTimersByTimeAsync(60 * MINUTE));
    expect(readToken()).toBe('token');
    end();
    await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE));
    expect(signIn()).toBeVisible();
  });

  it('calls listeners before it ends, while there is still a token', () => {
    const tokens: (string | null)[] = [];
    const stop = beforeIdleEnd(() => tokens.push(sessionStorage.getItem('token')));
    wait(31);
    stop();
    expect(tokens).toEqual(['token']);
  });

  it('does not matter when no one is signed in', () => {
    endSession();
    wait(61);
    expect(warning()).toBeNull();
    expect(signIn()).toBeNull();
  });

  it('closes the dialog after a sign-in elsewhere on the page, and starts counting again', () => {
    wait(31);
    saveSession('another', undefined);
    wait(0.1);
    // The dialog stays in the page while it fades out.
    wait(0.1);
    expect(signIn()).toBeNull();
    wait(31);
    expect(signIn()).toBeVisible();
  });

  it('does not last longer when the clock is set back', () => {
    sleep(-60 * 24);
    fireEvent.pointerMove(document.body);
    wait(31);
    expect(signIn()).toBeVisible();
  });
});

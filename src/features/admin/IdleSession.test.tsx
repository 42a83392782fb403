// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { endSession, keepSession, readToken } from '~/api/token';
import { ToastRegion } from '~/ui/ToastRegion';
import { clearToasts } from '~/ui/toast-store';
import { IdleSession } from './IdleSession';
import { beforeIdleEnd } from './idle-watch';

const MINUTE = 60_000;
const SIGNED_OUT = 'You were signed out after 30 minutes without activity. What you wrote is kept.';
const warning = () => screen.queryByText(/^You have been away for a while/);
const signIn = () => screen.queryByText(SIGNED_OUT);
const wait = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * MINUTE));
/** The clock goes on and no timer runs, as in a computer that sleeps. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  keepSession('token', undefined);
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
  it('is warned about after 25 minutes and over after 30', () => {
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
  ])('goes on with %s, which takes the warning away', (_name, sign) => {
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

  it('is over for a computer that slept, whatever wakes it', () => {
    sleep(31);
    fireEvent.pointerMove(document.body);
    expect(signIn()).toBeVisible();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('is over when the tab is looked at again', () => {
    sleep(31);
    fireEvent(document, new Event('visibilitychange'));
    expect(signIn()).toBeVisible();
  });

  it('gives no token to a call that is made before anybody notices', () => {
    sleep(31);
    expect(readToken()).toBeNull();
  });

  it('goes on while a save is under way, and half an hour from its end', async () => {
    let end = () => {};
    const save = queryClient.getMutationCache().build(queryClient, {
      // Watched by no component here: it must not be collected while it runs.
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

  it('lets text be kept first, while there is still a session', () => {
    const tokens: (string | null)[] = [];
    const stop = beforeIdleEnd(() => tokens.push(sessionStorage.getItem('token')));
    wait(31);
    stop();
    expect(tokens).toEqual(['token']);
  });

  it('is no matter where nobody is signed in', () => {
    endSession();
    wait(61);
    expect(warning()).toBeNull();
    expect(signIn()).toBeNull();
  });

  it('closes the question when the sign-in happened elsewhere on the page, and begins to count again', () => {
    wait(31);
    keepSession('another', undefined);
    wait(0.1);
    // Its words stay while it fades.
    wait(0.1);
    expect(signIn()).toBeNull();
    wait(31);
    expect(signIn()).toBeVisible();
  });

  it('is not made longer than half an hour by a clock that was put back', () => {
    sleep(-60 * 24);
    fireEvent.pointerMove(document.body);
    wait(31);
    expect(signIn()).toBeVisible();
  });
});

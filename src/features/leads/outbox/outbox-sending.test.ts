import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '~/lib/storage/safe-storage';
import { leads } from '~mocks/models';
import { queuedRequests } from './outbox';
import { putRequest, removeRequest } from './outbox-disk';
import { planAttempt, sendQueued } from './outbox-sending';

const lead = await leads.create();
const THANKS = () => Response.json({ message: 'Thank you' }, { status: 201 });
const DOWN = () => new Response('Bad gateway', { status: 502 });

let respond: () => Response;
let calls = 0;
const browser = { onLine: true };

beforeEach(async () => {
  // Reading a response needs the event loop itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'info').mockReturnValue();
  calls = 0;
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/config.json')) return Response.json({ apiUrl: 'https://api.example/api' });
    calls += 1;
    return respond();
  });
  await putRequest({ key: 'key-1', kind: 'callback', lead, savedAt: Date.now(), state: 'waiting' });
});
afterEach(async () => {
  respond = THANKS;
  await sendQueued();
  await Promise.all(['key-1', 'key-2'].map(removeRequest));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets time pass. By its end, the responses to requests in that time have been read. */
const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const states = () => queuedRequests().map(({ state }) => state);

it('sends a queued request by itself when the server is back, with growing pauses, and then stops', async () => {
  respond = DOWN;
  planAttempt();
  for (const [index, pause] of [30, 30, 60, 120, 300, 300].entries()) {
    await pass(pause - 1);
    expect(calls, `before attempt ${index + 1}`).toBe(index);
    await pass(1);
    expect(calls, `after a pause of ${pause} s`).toBe(index + 1);
  }
  respond = THANKS;
  await pass(300);
  expect(states()).toEqual([]);
  await pass(3600);
  expect(calls, 'nothing waits').toBe(7);
});

it.each([
  ['seconds', () => '90'],
  ['a date', () => new Date(Date.now() + 90_000).toUTCString()],
])('does not try again by itself before the time in Retry-After, given as %s', async (_, wait) => {
  respond = () => Response.json({ message: 'Closed' }, { status: 503, headers: { 'Retry-After': wait() } });
  await sendQueued();
  await pass(89);
  expect(calls).toBe(1);
  await pass(1);
  expect(calls).toBe(2);
});

it('sends the other requests if the server fails only for the first one', async () => {
  await putRequest({ key: 'key-2', kind: 'callback', lead, savedAt: Date.now(), state: 'waiting' });
  respond = () => (calls === 1 ? DOWN() : THANKS());
  await sendQueued();
  expect(queuedRequests().map(({ key }) => key)).toEqual(['key-1']);
  await pass(30);
  expect(queuedRequests()).toEqual([]);
});

it('does not send a request that was cancelled during the attempt', async () => {
  await putRequest({ key: 'key-2', kind: 'callback', lead, savedAt: Date.now(), state: 'waiting' });
  respond = () => {
    void removeRequest('key-2');
    return THANKS();
  };
  await sendQueued();
  expect(calls).toBe(1);
});

it('does not send the other requests if the server cannot be reached', async () => {
  await putRequest({ key: 'key-2', kind: 'callback', lead, savedAt: Date.now(), state: 'waiting' });
  respond = () => {
    throw new TypeError('Failed to fetch');
  };
  await sendQueued();
  expect(calls).toBe(1);
  expect(states()).toEqual(['waiting', 'waiting']);
});

it('makes no attempt if another tab has just made one', async () => {
  respond = DOWN;
  await sendQueued();
  await pass(29);
  localStore.set('outbox-next', String(Date.now() + 60_000));
  await pass(59);
  expect(calls).toBe(1);
  await pass(1);
  expect(calls).toBe(2);
});

it.each([
  ['a plan of a clock that was a year ahead', () => localStore.set('outbox-next', String(Date.now() + 3.2e10))],
  ['a clock that is a year ahead', () => vi.setSystemTime(Date.now() + 3.2e10)],
])('tries again after %s', async (_, jump) => {
  respond = THANKS;
  jump();
  planAttempt();
  await pass(30);
  expect(states()).not.toContain('waiting');
});

it('waits for an hour at most, if the clock of the server or of this device is wrong', async () => {
  respond = () =>
    Response.json({}, { status: 503, headers: { 'Retry-After': new Date(Date.now() + 3.2e10).toUTCString() } });
  await sendQueued();
  await pass(3599);
  expect(calls).toBe(1);
  await pass(1);
  expect(calls).toBe(2);
});

it('does not try again by itself while it is offline', async () => {
  respond = DOWN;
  await sendQueued();
  browser.onLine = false;
  await pass(600);
  expect(calls).toBe(1);
});

it('treats only a response of the backend as a refusal', async () => {
  const page = { headers: { 'Content-Type': 'text/html' } };
  for (const status of [403, 404, 407]) {
    respond = () => new Response('<h1>Accept our terms</h1>', { ...page, status });
    await sendQueued();
    expect(states(), `a page with the status ${status}`).toEqual(['waiting']);
  }
  respond = () => Response.json({ message: 'Please enter your name.' }, { status: 422 });
  await sendQueued();
  expect(queuedRequests()).toMatchObject([{ state: 'refused', reason: 'Please enter your name.' }]);
});

it('does not treat a web page as a confirmation', async () => {
  respond = () => new Response('<h1>Welcome</h1>', { status: 200 });
  await sendQueued();
  expect(states()).toEqual(['waiting']);
  respond = THANKS;
  await sendQueued();
  expect(states()).toEqual([]);
});

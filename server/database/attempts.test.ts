import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttempts } from './attempts';
import { DatabaseAway, DatabaseBusy } from './database';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Tries do not wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const succeed = () => Promise.resolve('done');

it('repeats refused transactions 25 times, and then says when to try again', async () => {
  const attempts = createAttempts();
  let tries = 0;
  const refuse = () => {
    tries += 1;
    return failWith('40001')();
  };
  await expect(attempts.run(refuse)).rejects.toMatchObject({ name: 'DatabaseBusy', retryAfter: 2 });
  expect([tries, attempts.figures().retries]).toEqual([25, 24]);
  await expect(attempts.run(failWith('57014')), 'the time limit of a statement').rejects.toThrow(DatabaseBusy);
  const full = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
  await expect(attempts.run(full), 'the pool has no connection left').rejects.toThrow(DatabaseBusy);
});

it('reports at most once a minute that the database is busy', async () => {
  let count = 0;
  const attempts = createAttempts({ onBusy: () => count++ });
  const fail = () => expect(attempts.run(failWith('57014'))).rejects.toThrow(DatabaseBusy);
  await fail();
  await fail();
  expect(count).toBe(1);
  vi.advanceTimersByTime(60_000);
  await fail();
  expect(count).toBe(2);
});

it('reports an outage once when it begins, and once when it is over, with the number of failures', async () => {
  const events: unknown[] = [];
  const attempts = createAttempts({
    onAway: (error) => events.push(error),
    onBack: (outage) => events.push(outage),
  });
  for (let second = 0; second < 30; second++) {
    await expect(attempts.run(failWith('ECONNREFUSED'))).rejects.toThrow(DatabaseAway);
    // One successful statement in between does not end the outage.
    await attempts.run(succeed);
    vi.advanceTimersByTime(1000);
  }
  await attempts.run(succeed);
  await attempts.run(succeed);
  expect(events).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' }), { seconds: 30, failures: 30 }]);
  expect(attempts.figures()).toEqual({ retries: 0, failures: 30 });
});

it.each(['ECONNREFUSED', '57P01', '28P01', '3D000', '25006'])(
  'takes %s for an outage, also of several hosts',
  async (code) => {
    const attempts = createAttempts();
    await expect(attempts.run(failWith(code))).rejects.toThrow(DatabaseAway);
    // If a host does not respond, the error of pg has no code.
    const reasons = [Object.assign(new Error(code), { code }), new Error('timeout expired')];
    await expect(attempts.run(() => Promise.reject(new AggregateError(reasons)))).rejects.toThrow(DatabaseAway);
    await expect(
      attempts.run(() => Promise.reject(new AggregateError([...reasons, new Error('bug')]))),
    ).rejects.toThrow(AggregateError);
  },
);

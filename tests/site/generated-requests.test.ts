import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlive, type Host, memoryOf, modes } from '../support/requests/modes';
import { anyRequest, send } from '../support/requests/requests';

/**
 * No request ends the process of a server, or keeps it from responding to the next one. Every mode of `npm start`, the mock server and
 * a server behind the nginx of `deploy/` get generated requests. `REQUESTS=20000` sends more, and `SEED` repeats a run.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 500);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const timeout = 60_000 + REQUESTS * 30;
/** Requests at the same time. */
const AT_ONCE = 16;
/** The part of the requests after which memory is measured: code is compiled then, and caches have their usual size. */
const WARM_UP = 0.3;

const MB = 1024 * 1024;
/**
 * Memory is flat if what is used after garbage collection grows by less than this between the warm-up and the end. A request and its
 * response that are held for ever use about 3 kB, so one leak in every ten requests is noticed. The first summand is for caches with
 * a limit, such as pages in memory, and for code that is compiled later.
 */
const maxGrowth = (requests: number) => 12 * MB + requests * 300;
/** The memory of the process may stay larger than what is used, because the allocator gives little back after the largest bodies. */
const MAX_RSS_GROWTH = 96 * MB;

async function signIn({ origin, account }: Host): Promise<string> {
  if (!account) return 'none';
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  return (await response.json()).token;
}

describe.each(modes)('$name', ({ name, skipped, start }) => {
  it(`responds to ${REQUESTS} generated requests and keeps running`, { timeout }, async ({ skip }) => {
    if (skipped) skip(skipped);
    const host = await start();
    const requests = anyRequest();
    /** Sends requests until `count` were sent, or one has failed. A part of them may end the session, so each part has its own. */
    async function sendMany(count: number, seed: number) {
      const token = await signIn(host);
      for (let sent = 0; sent < count; sent += AT_ONCE) {
        const batch = fc.sample(requests, { numRuns: AT_ONCE, seed: seed + sent });
        const withToken = batch.map((one) => ({ ...one, head: one.head.replaceAll('<token>', token) }));
        const problems = await Promise.all(withToken.map((one) => send(host.origin, one)));
        const output = () => host.processes.map((process) => process.output().slice(-3000)).join('\n');
        expect(
          areAlive(host),
          `SEED=${SEED}\n${batch.map(({ head }) => head.slice(0, 500)).join('\n')}\n${output()}`,
        ).toBe(true);
        const failures = problems.filter((problem) => problem !== undefined);
        expect(failures, failures.length > 0 ? `SEED=${SEED}\n${output()}` : '').toEqual([]);
      }
    }
    const measure = () => Promise.all(host.processes.map(memoryOf));
    try {
      await sendMany(REQUESTS * WARM_UP, SEED);
      const warm = await measure();
      await sendMany(REQUESTS * (1 - WARM_UP), SEED + REQUESTS);
      expect((await fetch(`${host.origin}/`)).status).toBe(name === 'the mock server' ? 404 : 200);
      for (const [at, { rss, used }] of (await measure()).entries()) {
        expect(used - (warm[at]?.used ?? 0), `used ${used}, SEED=${SEED}`).toBeLessThan(maxGrowth(REQUESTS));
        expect(rss - (warm[at]?.rss ?? 0), `rss ${rss}, SEED=${SEED}`).toBeLessThan(MAX_RSS_GROWTH);
      }
    } finally {
      await host.stop();
    }
  });
});

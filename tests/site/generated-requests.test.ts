import { describe, expect, it } from 'vitest';
import { areAlive, type Host, type MeasuredProcess, type Memory, memoryOf, modes } from '../support/requests/hosts';
import { sendMany } from '../support/requests/send-many';

/**
 * No request ends the process of a server, or keeps it from answering the next one. Every mode of `npm start`, the mock server and
 * a server behind the nginx of `deploy/` get generated requests. `REQUESTS=20000` sends more, and `SEED` repeats a run.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 500);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const timeout = 60_000 + REQUESTS * 30;

const MB = 1024 * 1024;
/**
 * Memory is flat if what is used after garbage collection grows by less than this between the warm-up and the end. A request and its
 * response that are held for ever use about 3 kB, so one leak in every ten requests is noticed. The first summand is for caches with
 * a limit, such as pages in memory, and for code that is compiled later.
 */
const maxGrowth = (requests: number) => 12 * MB + requests * 300;

/** The memory of the process may stay larger than what is used, because the allocator gives little back after the largest bodies. */
const MAX_RSS_GROWTH = 96 * MB;

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;

async function tokensOf({ origin, account }: Host): Promise<readonly string[]> {
  if (!account) return ['none'];
  const headers = { 'Content-Type': 'application/json' };
  const tokens: string[] = [];
  while (tokens.length < 3 + REQUESTS / 1000) {
    const response = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(account) });
    tokens.push((await response.json()).token);
  }
  return tokens;
}

const measure = (processes: readonly MeasuredProcess[]) => Promise.all(processes.map(memoryOf));

describe.each(modes)('$name', ({ name, skipped, start }) => {
  it(`answers ${REQUESTS} generated requests and goes on`, { timeout }, async ({ skip }) => {
    if (skipped) skip(skipped);
    const host = await start();
    try {
      let warm: readonly Memory[] = [];
      const started = performance.now();
      const { tally, failures } = await sendMany({
        origin: host.origin,
        count: REQUESTS,
        seed: SEED,
        tokens: await tokensOf(host),
        isAlive: () => areAlive(host),
        onWarm: async () => {
          warm = await measure(host.processes);
        },
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      const output = host.processes.map((process) => process.output().slice(-3000)).join('\n');
      expect(failures, `SEED=${SEED}\n${output}`).toEqual([]);
      expect((await fetch(`${host.origin}/`)).status).toBe(name === 'the mock server' ? 404 : 200);
      const end = await measure(host.processes);
      const figures = host.processes.map((process, at) => {
        const [before, after] = [warm[at], end[at]];
        if (!before || !after) throw new Error('not measured');
        const text = `${process.name}: rss ${megabytes(before.rss)} to ${megabytes(after.rss)}, used ${megabytes(before.used)} to ${megabytes(after.used)}`;
        return { text, used: after.used - before.used, rss: after.rss - before.rss };
      });
      console.log(
        `${name}: ${REQUESTS} requests in ${seconds} s, ${JSON.stringify(tally)}, ${figures.map(({ text }) => text).join('; ')} (seed ${SEED})`,
      );
      for (const { text, used, rss } of figures) {
        expect(used, text).toBeLessThan(maxGrowth(REQUESTS));
        expect(rss, text).toBeLessThan(MAX_RSS_GROWTH);
      }
    } finally {
      await host.stop();
    }
  });
});

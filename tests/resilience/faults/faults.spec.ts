import { sampled } from '../../support/sample';
import { expect, expectHealthy, freshContextPage, freshPage, type TestEnvironment, test } from '../fault-test';
import { type Flow, requests, storing } from './flows';
import { networkFaults } from './network-faults';
import { storageFaults } from './storage-faults';

/**
 * Tests every operation with every fault of the network, in Chromium through a proxy, and every flow with every fault of the storage.
 * The sample of CI has every third fault of the network with one operation, and each fault of the storage with one flow. The sample of
 * `npm test` has every ninth and every fourth of them.
 */
test.use({ serviceWorkers: 'allow' });

const announced = '[role=alert], [role=status], [role=dialog], [role=alertdialog], dialog';

type Opened = Awaited<ReturnType<typeof freshPage | typeof freshContextPage>>;

interface Trouble {
  readonly whenOpen?: () => Promise<unknown>;
  /** Makes the request fail. */
  readonly inject?: () => Promise<unknown>;
  /** The message that the screen shows, or undefined if it shows success. */
  readonly text?: string | undefined;
  readonly again?: (use: Awaited<ReturnType<Flow['start']>>) => Promise<unknown>;
}

/** Uses a screen while something fails, and again after that. Expects that nothing is lost, and that nothing is stored twice. */
async function survive(env: TestEnvironment, { page, watched }: Opened, flow: Flow, trouble: Trouble) {
  const use = await flow.start(page, env, async () => trouble.whenOpen?.());
  try {
    await trouble.inject?.();
    await use.act();
    if (trouble.text === undefined) await use.expectDone();
    else {
      await expect(page.locator(announced).filter({ hasText: trouble.text }).first()).toBeVisible();
      await use.expectInputIntact?.();
    }
    await expectHealthy(env, page, watched);
    if (trouble.again) {
      await trouble.again(use);
      await use.expectDone();
    }
    await use.expectEffect?.();
    await expectHealthy(env, page, watched);
  } finally {
    await env.proxy.clear();
    await use.cleanUp?.();
  }
}

for (const [column, flow] of requests.entries()) {
  test.describe(flow.operation, () => {
    for (const [row, fault] of networkFaults.entries()) {
      const isInSample = row % 3 === 0 && Math.floor(row / 3) % requests.length === column;
      test(`survives: ${fault.name}`, sampled(isInSample, row % 9 === 0), async ({ env }) => {
        const opened = await freshPage(env, flow.isSignedIn);
        const text = flow.says(fault);
        await survive(env, opened, flow, {
          inject: () => env.proxy.inject(flow.operation, fault.damage),
          text,
          again: async ({ act, again = act }) => {
            if (fault.damage !== 'refused') expect(env.proxy.hits(), 'the request hits the fault').toBeGreaterThan(0);
            await env.proxy.clear();
            if (text !== undefined) await again(fault);
          },
        });
        await opened.page.close();
      });
    }
  });
}

for (const [row, fault] of storageFaults.entries()) {
  test.describe(fault.name, () => {
    for (const [column, flow] of storing.entries()) {
      const isInSample = row % storing.length === column;
      test(flow.name, sampled(isInSample, row % 4 === 0), async ({ env, browser }) => {
        const opened = await freshContextPage(env, browser, fault.script);
        try {
          await fault.before?.(opened.page);
          await survive(env, opened, flow, { whenOpen: async () => fault.whenOpen?.(opened.page) });
        } finally {
          await opened.close();
        }
      });
    }
  });
}

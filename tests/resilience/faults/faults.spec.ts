import { sampled } from '../../support/sample';
import { expect, expectHealthy, freshPage, test } from '../fault-test';
import { drivers } from './drivers';
import { faults } from './fault-table';

test.use({ serviceWorkers: 'allow' });

/**
 * Tests every operation with every fault, in Chromium through a proxy. The sample of CI has every third fault with one operation,
 * and each operation with several faults. That of `npm test` has every ninth fault.
 */
const isInSample = (fault: number, operation: number) =>
  fault % 3 === 0 && Math.floor(fault / 3) % drivers.length === operation;

const announced = '[role=alert], [role=status], [role=dialog], [role=alertdialog], dialog';

for (const [column, driver] of drivers.entries()) {
  test.describe(driver.operation, () => {
    for (const [row, fault] of faults.entries()) {
      test(`survives: ${fault.name}`, sampled(isInSample(row, column), row % 9 === 0), async ({ env }) => {
        const { proxy } = env;
        const { page, watched } = await freshPage(env, driver.isSignedIn);
        const flow = await driver.start(page, env);
        try {
          await proxy.inject(driver.operation, fault.damage);
          await flow.act();
          const text = driver.says(fault);
          if (text === undefined) await flow.expectDone();
          else {
            await expect(page.locator(announced).filter({ hasText: text }).first()).toBeVisible();
            await flow.expectInputIntact?.();
          }
          if (fault.damage.kind !== 'refused') expect(proxy.hits(), 'the request hits the fault').toBeGreaterThan(0);
          await expectHealthy(env, page, watched);
          await proxy.clear();
          if (text !== undefined) {
            await flow.again(fault);
            await flow.expectDone();
          }
          await flow.expectEffect?.();
          await expectHealthy(env, page, watched);
        } finally {
          await proxy.clear();
          await flow.cleanUp?.();
          await page.close();
        }
      });
    }
  });
}

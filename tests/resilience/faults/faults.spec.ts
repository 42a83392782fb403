import { drivers } from './drivers';
import { faults } from './fault-table';
import { expect, expectSound, freshPage, test } from '../fault-test';

test.use({ serviceWorkers: 'allow' });

/**
 * Every operation meets every fault, in real Chromium through a proxy. `FAULTS=all` runs all cells; otherwise each fault
 * meets one operation, and each operation several faults.
 */
const isFull = process.env.FAULTS === 'all';
const isInSample = (fault: number, operation: number) => fault % drivers.length === operation;

const announced = '[role=alert], [role=status], [role=dialog], [role=alertdialog], dialog';

for (const [column, driver] of drivers.entries()) {
  test.describe(driver.operation, () => {
    for (const [row, fault] of faults.entries()) {
      if (!isFull && !isInSample(row, column)) continue;
      test(`survives: ${fault.name}`, async ({ stand }) => {
        const { proxy } = stand;
        const { page, watched } = await freshPage(stand, driver.isSignedIn);
        const flow = await driver.start(page, stand);
        try {
          await proxy.hurt(driver.operation, fault.damage);
          await flow.act();
          const text = driver.says(fault);
          if (text === undefined) await flow.expectDone();
          else {
            await expect(page.locator(announced).filter({ hasText: text }).first()).toBeVisible();
            await flow.expectKept?.();
          }
          if (fault.damage.kind !== 'refused') expect(proxy.hits(), 'the call met the fault').toBeGreaterThan(0);
          await expectSound(stand, page, watched);
          await proxy.heal();
          if (text !== undefined) {
            await flow.again(fault);
            await flow.expectDone();
          }
          await flow.expectEffect?.();
          await expectSound(stand, page, watched);
        } finally {
          await proxy.heal();
          await flow.cleanUp?.();
          await page.close();
        }
      });
    }
  });
}

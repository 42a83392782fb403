import { expectSound, freshContextPage, test } from '../fault-test';
import { storageFaults } from './storage-faults';
import { storageFlows } from './storage-flows';

test.use({ serviceWorkers: 'allow' });

/** Every flow on a browser whose storage fails in every way. `FAULTS=all` runs all cells, otherwise each fault meets one flow. */
const isFull = process.env.FAULTS === 'all';

for (const [row, fault] of storageFaults.entries()) {
  test.describe(fault.name, () => {
    for (const [column, flow] of storageFlows.entries()) {
      if (!isFull && row % storageFlows.length !== column) continue;
      test(flow.name, async ({ stand, browser }) => {
        const { page, watched, close } = await freshContextPage(stand, browser, fault.script);
        try {
          await fault.before?.(page);
          await flow.run(page, stand, async () => fault.meanwhile?.(page));
          await expectSound(stand, page, watched);
        } finally {
          await close();
        }
      });
    }
  });
}

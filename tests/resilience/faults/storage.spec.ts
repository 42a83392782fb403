import { sampled } from '../../support/sample';
import { expectHealthy, freshContextPage, test } from '../fault-test';
import { storageFaults } from './storage-faults';
import { storageFlows } from './storage-flows';

test.use({ serviceWorkers: 'allow' });

/** Tests flows with storage faults. In CI, each fault runs with one flow, and in `npm test` every fourth. */

for (const [row, fault] of storageFaults.entries()) {
  test.describe(fault.name, () => {
    for (const [column, flow] of storageFlows.entries()) {
      test(flow.name, sampled(row % storageFlows.length === column, row % 4 === 0), async ({ env, browser }) => {
        const { page, watched, close } = await freshContextPage(env, browser, fault.script);
        try {
          await fault.before?.(page);
          await flow.run(page, env, async () => fault.whenOpen?.(page));
          await expectHealthy(env, page, watched);
        } finally {
          await close();
        }
      });
    }
  });
}

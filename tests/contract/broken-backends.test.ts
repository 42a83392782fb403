import { describe, expect, it } from 'vitest';
import type { Check } from '../../certifier/check';
import { walkChecks } from '../../certifier/checks/random/walks';
import { sizeChecks } from '../../certifier/checks/sizes';
import { ofToday } from '../support/sample';
import { withBannerSizes } from './mutants/banner-sizes';
import { withConditionalReads } from './mutants/kept-responses';
import { mutants } from './mutants/mutants';
import { runMutant } from './mutants/run-mutant';

describe('a backend that', () => {
  it('follows the contract breaks no rule', async () => {
    const results = await runMutant({ server: (honest) => withConditionalReads(withBannerSizes(honest)) }, () => true);
    // Everything that it offers is checked.
    const others = results.filter(({ outcome }) => outcome !== 'passed').map(({ message }) => message);
    expect(others).toEqual(["the backend's clock cannot be changed"]);
    // All rules took 40 s on a busy machine.
  }, 120_000);

  it.each(ofToday(mutants))(
    '$name fails a check of $operation',
    async ({ operation, rule, isFoundOnce, ...mutant }) => {
      const isOwn = (check: Check) => check.operation === operation && check.rule.includes(rule);
      // Bodies of 16 MB take most of the time, and only their own mutants affect them. Random walks find many mutants by chance.
      const isOther = (check: Check) =>
        isFoundOnce === true && !sizeChecks.includes(check) && !walkChecks.includes(check);
      const results = await runMutant(mutant, (check) => isOwn(check) || isOther(check));
      const failed = results.filter(({ outcome }) => outcome === 'failed');
      const found = failed.find((result) => result.rule.includes(rule));
      expect(found, `failed rules: ${failed.map((result) => result.rule).join('; ') || 'none'}`).toBeDefined();
      expect(found?.message).toContain(operation);
      expect(found?.message).toContain(found?.rule);
      if (isFoundOnce) expect(failed).toEqual([found]);
    },
  );
});

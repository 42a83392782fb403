import { describe, expect, it } from 'vitest';
import type { Check } from '../../../certifier/check';
import { walkChecks } from '../../../certifier/checks/random/walks';
import { sizeChecks } from '../../../certifier/checks/sizes';
import { ofToday } from '../../support/sample';
import { runMutant } from '../mutants/run-mutant';
import { sequenceMutants } from '../mutants/sequences';

/** Enough for 40 walks in each level. */
const trials = { inputs: 800, seed: 1 };
const failuresOf = (results: Awaited<ReturnType<typeof runMutant>>) =>
  results.filter(({ outcome }) => outcome === 'failed');

it('a random walk on a backend that follows the contract breaks no rule', async () => {
  expect(failuresOf(await runMutant({}, (check) => walkChecks.includes(check), trials))).toEqual([]);
  // All 120 walks took 41 s on a busy machine.
}, 120_000);

describe('a backend that', () => {
  it.each(ofToday(sequenceMutants))('$name fails a walk of $level, and no other rule', async ({ level, server }) => {
    const isWalk = (check: Check) => walkChecks.includes(check) && check.level === level;
    const [found] = failuresOf(await runMutant({ server }, isWalk, trials));
    expect(found?.message).toMatch(/shrunk \d+ times: .*, after: .*\n +reproduce: /);
    // Bodies of 16 MB take most of the time.
    const isOther = (check: Check) => !walkChecks.includes(check) && !sizeChecks.includes(check);
    expect(failuresOf(await runMutant({ server }, isOther)).map(({ message }) => message)).toEqual([]);
  });
});

import fc from 'fast-check';
import type { Api } from './api';
import { BrokenRule, NotApplicable } from './check';

/** How many generated inputs each rule about inputs is tried with, and where their generation begins. */
export interface Trials {
  readonly inputs: number;
  /** The same seed gives the same inputs. */
  readonly seed: number;
}

/** `CONTRACT_INPUTS` and `CONTRACT_SEED` in the environment; 25 inputs and a new seed without them. */
export const trialsOf = ({ CONTRACT_INPUTS, CONTRACT_SEED }: NodeJS.ProcessEnv = process.env): Trials => ({
  inputs: Number(CONTRACT_INPUTS ?? 25),
  seed: Number(CONTRACT_SEED ?? Math.floor(Math.random() * 2 ** 31)),
});

/** A smaller failing input is looked for this many times; each time asks the backend. */
const MAX_SHRINKS = 150;

/**
 * Tries a rule with generated inputs, one after another, each cleaned up. The first that breaks it is made as small as it gets.
 * @throws BrokenRule with that input's reason, the seed, and the `curl` lines that do it again.
 */
export async function tryInputs<Input>(
  api: Api,
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => Promise<void>,
): Promise<void> {
  let failures = 0;
  let tries = 0;
  const property = fc.asyncProperty(inputs, async (input) => {
    if (failures > 0) tries += 1;
    if (tries > MAX_SHRINKS) return;
    api.forgetCalls();
    try {
      await attempt(input);
    } catch (error) {
      if (error instanceof NotApplicable) throw error;
      failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      throw new BrokenRule(`${reason}\n        reproduce: ${api.curlLines().join('\n                   ')}`);
    } finally {
      await api.cleanUp();
    }
  });
  const { inputs: numRuns, seed } = api.trials;
  const { failed, errorInstance, numShrinks, numRuns: run } = await fc.check(property, { numRuns, seed });
  if (!failed) return;
  if (!(errorInstance instanceof BrokenRule)) throw errorInstance;
  throw new BrokenRule(`input ${run} of seed ${seed}, made smaller ${numShrinks} times: ${errorInstance.message}`);
}

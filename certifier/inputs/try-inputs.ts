import fc from 'fast-check';
import type { Api } from '../client/api';
import { BrokenRule, NotApplicable } from '../outcome';

/** After a failure, at most this many smaller inputs are tried. Each one calls the backend. */
const MAX_SHRINKS = 150;

/**
 * Checks a rule with generated inputs, one after another. Shrinks the first input that breaks the rule. Articles from before the first
 * input stay until the end of the rule.
 * @param most the maximum number of inputs, regardless of the run's settings.
 * @throws BrokenRule with the reason, the seed, and the `curl` commands that reproduce the failure.
 */
export async function tryInputs<Input>(
  api: Api,
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const kept = api.keep();
  let failures = 0;
  let failedCall = '';
  let tries = 0;
  const property = fc.asyncProperty(inputs, async (input) => {
    if (failures > 0) tries += 1;
    if (tries > MAX_SHRINKS) return;
    api.ensureNotInterrupted();
    api.forgetCalls(kept);
    try {
      await attempt(input);
    } catch (error) {
      if (error instanceof NotApplicable) throw error;
      failures += 1;
      failedCall = api.lastCall;
      const reason = error instanceof Error ? error.message : String(error);
      throw new BrokenRule(`${reason}\n        reproduce: ${api.curlLines().join('\n                   ')}`);
    } finally {
      await api.cleanUp(kept);
    }
  });
  const { seed } = api.trials;
  const numRuns = Math.min(api.trials.inputs, most);
  const { failed, errorInstance, numShrinks, numRuns: run } = await fc.check(property, { numRuns, seed });
  if (!failed) return;
  // Later calls only tried to make the input smaller.
  api.lastCall = failedCall;
  if (!(errorInstance instanceof BrokenRule)) throw errorInstance;
  throw new BrokenRule(`input ${run} of seed ${seed}, shrunk ${numShrinks} times: ${errorInstance.message}`);
}

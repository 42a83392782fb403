import { shards } from './shards.ts';

/** `CASES=all` runs every case of the large matrices, as `npm run verify` does. By default each matrix runs a sample. */
export const runsAllCases = process.env.CASES === 'all';

/** The tag of tests that run only with `CASES=all`. */
export const VERIFY = '@verify';

/** The tag of tests that run in CI and with `CASES=all`. `npm test` has another case of what they cover. */
export const CI = '@ci';

const leftOut = process.env.CI ? [VERIFY] : [VERIFY, CI];

/** The tags of tests that do not run, or undefined. */
export const skippedTags = runsAllCases ? undefined : new RegExp(leftOut.join('|'));

/** The options of a test that only CI and `CASES=all` run, if `isForCi`. */
export const forCi = (isForCi: boolean) => ({ tag: isForCi ? [CI] : [] });

/** The options of a test of a matrix, which may be in the sample of CI and in the smaller one of `npm test`. */
export const sampled = (isInSample: boolean, isInSmallSample = isInSample) => ({
  tag: isInSmallSample ? [] : [isInSample ? CI : VERIFY],
});

/** What a test uses in one of several variants: everything with `CASES=all`, otherwise one of `count` shards. */
export const shardOf = <T>(list: readonly T[], variant: number, count = 2): readonly T[] =>
  runsAllCases ? list : (shards(list, count)[variant % count] ?? []);

import { shards } from './shards.ts';

/** `CASES=all` runs every case of the large matrices, as `npm run verify` does. By default each matrix runs a sample. */
export const runsAllCases = process.env.CASES === 'all';

/** The tag of tests that run only with `CASES=all`. */
export const VERIFY = '@verify';

/** The options of a test of a matrix. Outside the sample, it runs only with `CASES=all`. */
export const sampled = (isInSample: boolean) => ({ tag: isInSample ? [] : [VERIFY] });

/** What a test uses in one of several variants: everything with `CASES=all`, otherwise one of `count` shards. */
export const shardOf = <T>(list: readonly T[], variant: number, count = 2): readonly T[] =>
  runsAllCases ? list : (shards(list, count)[variant % count] ?? []);

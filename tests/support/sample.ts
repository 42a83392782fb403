/** `CASES=all` runs every case of the large matrices, as `npm run verify` does. By default each matrix runs a sample. */
export const runsAllCases = process.env.CASES === 'all';

/** The tag of tests that run only with `CASES=all`. */
export const VERIFY = '@verify';

/** The tag of tests that `npm test` leaves out, except in CI. */
export const CI = '@ci';

/** The options of a test that `npm test` leaves out if `isForCi`, except in CI. */
export const forCi = (isForCi: boolean) => ({ tag: isForCi ? [CI] : [] });

/** The options of a test of a matrix, which may be in the sample of CI, and then in the smaller one of `npm test`. */
export const sampled = (isInSample: boolean, isInSmallSample = true) => ({
  tag: isInSample ? forCi(!isInSmallSample).tag : [VERIFY],
});

/** Splits a list into `count` shards, so that tests can run in parallel. */
export const shards = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, shard) => list.filter((_item, i) => i % count === shard));

/** What a test uses in one of several variants: everything with `CASES=all`, otherwise one of `count` shards. */
export const shardOf = <T>(list: readonly T[], variant: number, count = 2): readonly T[] =>
  runsAllCases ? list : (shards(list, count)[variant % count] ?? []);

/** Days since 1970. */
export const today = Math.floor(Date.now() / 86_400_000);

/** The part of a long list that runs today: in `count` days, CI runs all of it. `CASES=all` runs the whole list at once. */
export const ofToday = <T>(list: readonly T[], count = 4): readonly T[] => shardOf(list, today, count);

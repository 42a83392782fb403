import { runsAllCases } from './sample';
import { shards } from './shards';

/** Days since 1970. */
const today = Math.floor(Date.now() / 86_400_000);

/** The part of a long list that runs today: in `count` days, CI runs all of it. `CASES=all` runs the whole list at once. */
export const ofToday = <T>(list: readonly T[], count = 4): readonly T[] =>
  runsAllCases ? list : (shards(list, count)[today % count] ?? []);

/** Something that counts towards a limit. Times are milliseconds since 1970. */
interface Timed {
  readonly at: number;
}

/** The entries of the last `seconds`. Those of the far future are from a clock that was wrong. */
export const within = <Entry extends Timed>(entries: readonly Entry[], seconds: number, now: number) =>
  entries.filter(({ at }) => Math.abs(now - at) < seconds * 1000);

/** Seconds until fewer than `max` of these entries are in the window, or null if that is so now. */
export function secondsLeft(entries: readonly Timed[], max: number, windowSeconds: number, now: number): number | null {
  const blocking = entries.at(-max);
  return blocking ? Math.max(1, Math.ceil(Math.min(0, blocking.at - now) / 1000 + windowSeconds)) : null;
}

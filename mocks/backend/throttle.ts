/** An entry that counts towards a limit. Times are milliseconds since 1970. */
interface Timed {
  readonly at: number;
}

/** Returns the entries of the last `seconds`. Entries in the future were written while the clock was wrong, so they do not count. */
export const within = <Entry extends Timed>(entries: readonly Entry[], seconds: number, now: number) =>
  entries.filter(({ at }) => Math.abs(now - at) < seconds * 1000);

/** Returns the seconds until fewer than `max` entries are in the window, or null if there are fewer now. */
export function secondsLeft(entries: readonly Timed[], max: number, windowSeconds: number, now: number): number | null {
  const blocking = entries.at(-max);
  return blocking ? Math.max(1, Math.ceil(Math.min(0, blocking.at - now) / 1000 + windowSeconds)) : null;
}

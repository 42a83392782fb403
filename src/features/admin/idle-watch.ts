import { dropToken, idleTime, noteActivity, readToken, SESSION_IDLE_MS } from '~/api/token';

/** The notice comes this long before the session ends. */
const WARNING_MS = 5 * 60 * 1000;
/** Pointer moves come by the hundred; a second is exact enough. Without a session this long until the next look for one. */
const EXACT_MS = 1000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'input'] as const;
/** A computer that wakes up, or a tab that is looked at again, asks at once how long it was. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'] as const;

/** `warned` for the last five minutes; `ended` once, when the token is gone. */
export type Idle = 'active' | 'warned' | 'ended';

const keepers = new Set<() => void>();

/** Calls `keep` right before a session ends for lack of activity. Returns the way to stop. */
export function beforeIdleEnd(keep: () => void) {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/**
 * Ends the session of this tab after 30 minutes without pointer, key, touch or input, and tells how it stands. While
 * `isBusy` says that a save is under way, the time does not count. Returns the way to stop.
 */
export function watchIdle(isBusy: () => boolean, tell: (idle: Idle) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted = 0;
  const again = (ms: number) => {
    timer = setTimeout(check, ms);
  };
  const note = () => {
    noted = Date.now();
    noteActivity();
  };

  function check() {
    clearTimeout(timer);
    if (idleTime() === undefined) return again(EXACT_MS);
    if (isBusy()) note();
    const idle = idleTime() ?? 0;
    if (idle >= SESSION_IDLE_MS) {
      for (const keep of keepers) keep();
      dropToken();
      tell('ended');
      return again(EXACT_MS);
    }
    const untilWarning = SESSION_IDLE_MS - WARNING_MS - idle;
    tell(untilWarning > 0 ? 'active' : 'warned');
    again(untilWarning > 0 ? untilWarning : SESSION_IDLE_MS - idle);
  }

  const sign = () => {
    const sinceNoted = Date.now() - noted;
    if (sinceNoted >= 0 && sinceNoted < EXACT_MS) return;
    // A user who comes back too late finds the session over; coming back does not extend it.
    check();
    if (idleTime() === undefined) return;
    note();
    check();
  };

  // A page that is being left says nothing any more: the next one does.
  const look = () => {
    if (!document.hidden) check();
  };

  // A session of an older version of this app has no time of its own.
  if (readToken() !== null && idleTime() === undefined) note();
  check();
  for (const name of SIGNS) addEventListener(name, sign, { passive: true, capture: true });
  for (const name of RETURNS) addEventListener(name, look, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const name of SIGNS) removeEventListener(name, sign, { capture: true });
    for (const name of RETURNS) removeEventListener(name, look, { capture: true });
  };
}

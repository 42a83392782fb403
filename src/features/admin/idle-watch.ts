import { dropToken, idleTime, noteActivity, readToken, SESSION_IDLE_MS } from '~/api/token';

/** Users are warned this long before the session ends. */
const WARNING_MS = 5 * 60 * 1000;
/** Activity is recorded at most this often. Without a session, the time between checks for one. */
const PRECISION_MS = 1000;
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'input'] as const;
/** After a computer wakes up or a tab becomes visible, check at once. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'] as const;

/** `warned`: the last five minutes. `ended`: the token was removed. */
export type Idle = 'active' | 'warned' | 'ended';

const beforeEnd = new Set<() => void>();

/** Calls the listener right before an inactive session ends. Returns a function that unsubscribes. */
export function beforeIdleEnd(listener: () => void) {
  beforeEnd.add(listener);
  return () => {
    beforeEnd.delete(listener);
  };
}

/**
 * Ends the session of this tab after 30 minutes without pointer, key, touch or input events. `onChange` receives the
 * current state. The time does not count while `isBusy` returns true. Returns a function that stops watching.
 */
export function watchIdle(isBusy: () => boolean, onChange: (idle: Idle) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted = 0;
  const checkIn = (ms: number) => {
    timer = setTimeout(check, ms);
  };
  const note = () => {
    noted = Date.now();
    noteActivity();
  };

  function check() {
    clearTimeout(timer);
    if (idleTime() === undefined) return checkIn(PRECISION_MS);
    if (isBusy()) note();
    const idle = idleTime() ?? 0;
    if (idle >= SESSION_IDLE_MS) {
      for (const listener of beforeEnd) listener();
      dropToken();
      onChange('ended');
      return checkIn(PRECISION_MS);
    }
    const untilWarning = SESSION_IDLE_MS - WARNING_MS - idle;
    onChange(untilWarning > 0 ? 'active' : 'warned');
    checkIn(untilWarning > 0 ? untilWarning : SESSION_IDLE_MS - idle);
  }

  const onActivity = () => {
    const sinceNoted = Date.now() - noted;
    if (sinceNoted >= 0 && sinceNoted < PRECISION_MS) return;
    // Check first: activity must not extend a session that is already over.
    check();
    if (idleTime() === undefined) return;
    note();
    check();
  };

  // A page that is closing must not report anything. The next page does.
  const look = () => {
    if (!document.hidden) check();
  };

  // Sessions from older versions of this app have no time of the last activity.
  if (readToken() !== null && idleTime() === undefined) note();
  check();
  for (const name of ACTIVITY) addEventListener(name, onActivity, { passive: true, capture: true });
  for (const name of RETURNS) addEventListener(name, look, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const name of ACTIVITY) removeEventListener(name, onActivity, { capture: true });
    for (const name of RETURNS) removeEventListener(name, look, { capture: true });
  };
}

import { ownName } from '~/lib/base';
import { onReturn } from '~/lib/storage/page-cache';
import { localStore, sessionStore } from '~/lib/storage/safe-storage';

/**
 * The session (S4.session.token): the token lasts for the browser session, the flag is permanent. The flag only decides
 * which screen is shown; the backend decides what is allowed.
 */
const TOKEN_KEY = 'token';
const FLAG_KEY = 'isLoggedIn';
const REMEMBER_KEY = 'rememberMe';
/** Time of the admin's last activity in this tab, in milliseconds since 1970. It exists as long as the session. */
const ACTIVE_KEY = 'lastActive';

/** A session ends after this time without activity. The specification has no number, so this one is our decision. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

/** Records activity of the admin, which restarts the idle time. */
export const noteActivity = () => sessionStore.set(ACTIVE_KEY, String(Date.now()));

/**
 * Milliseconds since the admin's last activity, or undefined without a session. It uses the clock and not timers, which
 * stop while a computer sleeps. If the clock was set back, the time starts again.
 */
export function idleTime(): number | undefined {
  const last = sessionStore.get(ACTIVE_KEY);
  if (last === null) return undefined;
  const idle = Date.now() - Number(last);
  if (idle >= 0) return idle;
  noteActivity();
  return 0;
}

/** Returns the token while the session lasts. Every call reads it first, so no request carries an expired token. */
export function readToken(): string | null {
  if ((idleTime() ?? 0) >= SESSION_IDLE_MS) sessionStore.remove(TOKEN_KEY);
  return sessionStore.get(TOKEN_KEY);
}

export const isLoggedIn = () => localStore.get(FLAG_KEY) === 'true';
/** Email address for the next sign-in. */
export const rememberedEmail = () => localStore.get(REMEMBER_KEY) ?? '';

export function saveSession(token: string, rememberEmail: string | undefined) {
  sessionStore.set(TOKEN_KEY, token);
  noteActivity();
  localStore.set(FLAG_KEY, 'true');
  if (rememberEmail) localStore.set(REMEMBER_KEY, rememberEmail);
  else localStore.remove(REMEMBER_KEY);
}

/** Removes a token that the server rejects. The flag stays, so that the screen can ask the admin to sign in again. */
export function dropToken() {
  sessionStore.remove(TOKEN_KEY);
  sessionStore.remove(ACTIVE_KEY);
}

/** Signs out: clears the token, the logged-in flag and the remember-me flag. */
export function endSession() {
  dropToken();
  localStore.remove(FLAG_KEY);
  localStore.remove(REMEMBER_KEY);
}

/** Calls the listener when another tab may have signed in or out. Returns an unsubscribe function. */
export function onSessionChange(listener: () => void) {
  const changed = (event: StorageEvent) => {
    if (event.key === ownName(FLAG_KEY) || event.key === null) listener();
  };
  addEventListener('storage', changed);
  const stop = onReturn(listener);
  return () => {
    stop();
    removeEventListener('storage', changed);
  };
}

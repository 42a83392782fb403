import { ownName } from '~/lib/base';
import { onReturn } from '~/lib/page-cache';
import { localStore, sessionStore } from '~/lib/safe-storage';

/**
 * The session as the specification keeps it: the token for the browser session, the flag for good. The flag only
 * decides which screen is shown; the backend decides what is allowed.
 */
const TOKEN_KEY = 'token';
const FLAG_KEY = 'isLoggedIn';
const REMEMBER_KEY = 'rememberMe';
/** When the admin last did something in this tab, in milliseconds since 1970; it stands as long as there is a session. */
const ACTIVE_KEY = 'lastActive';

/** A session ends after this time without activity. The number is our own decision: the specification names none. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

/** The admin did something: the idle time starts over. */
export const noteActivity = () => sessionStore.set(ACTIVE_KEY, String(Date.now()));

/**
 * Milliseconds since the admin last did something, or undefined without a session. By the clock and not by timers, which
 * stand still in a computer that sleeps; a clock that was put back makes it 0.
 */
export function idleTime(): number | undefined {
  const last = sessionStore.get(ACTIVE_KEY);
  return last === null ? undefined : Math.max(0, Date.now() - Number(last));
}

/** The token, as long as the session is not over. It is asked for before every call, so none goes out with an old one. */
export function readToken(): string | null {
  if ((idleTime() ?? 0) >= SESSION_IDLE_MS) sessionStore.remove(TOKEN_KEY);
  return sessionStore.get(TOKEN_KEY);
}

export const isLoggedIn = () => localStore.get(FLAG_KEY) === 'true';
/** E-mail address for the next sign-in, never more. */
export const rememberedEmail = () => localStore.get(REMEMBER_KEY) ?? '';

export function keepSession(token: string, rememberEmail: string | undefined) {
  sessionStore.set(TOKEN_KEY, token);
  noteActivity();
  localStore.set(FLAG_KEY, 'true');
  if (rememberEmail) localStore.set(REMEMBER_KEY, rememberEmail);
  else localStore.remove(REMEMBER_KEY);
}

/** Drops a token the server no longer takes; the flag stays, so the screen can ask to sign in again. */
export function dropToken() {
  sessionStore.remove(TOKEN_KEY);
  sessionStore.remove(ACTIVE_KEY);
}

/** Signs out: token, flag and remember-me flag are cleared. */
export function endSession() {
  dropToken();
  localStore.remove(FLAG_KEY);
  localStore.remove(REMEMBER_KEY);
}

/** Tells when another tab may have signed in or out. Returns the way to stop. */
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

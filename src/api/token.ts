import { localStore, sessionStore } from '~/lib/safe-storage';

/**
 * The session as the specification keeps it: the token for the browser session, the flag for good. The flag only
 * decides which screen is shown; the backend decides what is allowed.
 */
const TOKEN_KEY = 'token';
const FLAG_KEY = 'isLoggedIn';
const REMEMBER_KEY = 'rememberMe';

export const readToken = () => sessionStore.get(TOKEN_KEY);
export const isLoggedIn = () => localStore.get(FLAG_KEY) === 'true';
/** E-mail address for the next sign-in, never more. */
export const rememberedEmail = () => localStore.get(REMEMBER_KEY) ?? '';

export function keepSession(token: string, rememberEmail: string | undefined) {
  sessionStore.set(TOKEN_KEY, token);
  localStore.set(FLAG_KEY, 'true');
  if (rememberEmail) localStore.set(REMEMBER_KEY, rememberEmail);
  else localStore.remove(REMEMBER_KEY);
}

/** Drops a token the server no longer takes; the flag stays, so the screen can ask to sign in again. */
export const dropToken = () => sessionStore.remove(TOKEN_KEY);

/** Signs out: token, flag and remember-me flag are cleared. */
export function endSession() {
  sessionStore.remove(TOKEN_KEY);
  localStore.remove(FLAG_KEY);
  localStore.remove(REMEMBER_KEY);
}

/** Tells when another tab signs in or out. Returns the way to stop. */
export function onSessionChange(listener: () => void) {
  const changed = (event: StorageEvent) => {
    if (event.key === FLAG_KEY || event.key === null) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

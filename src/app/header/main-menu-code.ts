import { retryable } from '~/lib/retry';

/** The code of the menu of wide windows. Phones do not load it. */
export const mainMenuCode = retryable(async () => (await import('./MainMenu')).MainMenu);

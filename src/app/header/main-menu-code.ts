import type { Retryable } from '~/lib/retry';
import type { MainMenu } from './MainMenu';

let loaded: typeof MainMenu | undefined;

/** The code of the menu of wide windows. Phones do not load it. It is not requested again here, because its callers do so. */
export const mainMenuCode: Retryable<typeof MainMenu> = {
  load: async () => {
    loaded ??= (await import('./MainMenu')).MainMenu;
    return loaded;
  },
  loaded: () => loaded,
};

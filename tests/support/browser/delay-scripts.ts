import type { Page } from '@playwright/test';

/** Delays the app's scripts until released, so that earlier actions happen before hydration. */
export async function delayScripts(page: Page) {
  let releaseScripts = () => {};
  const held = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return releaseScripts;
}

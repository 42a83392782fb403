// The device of these measurements: a phone with an empty profile, a four times slower processor, and slow 4G.
import { chromium } from 'playwright';

/** Lighthouse's slow 4G (1.6 Mbps, 150 ms round trips) in the units of DevTools throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** A new tab is busy at first. A user does not type an address that fast. */
const TAB_PAUSE_MS = 500;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Timeout for loading a page. */
export const PAGE_TIMEOUT = { timeout: 90_000 };

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a phone, where `script` runs in every page. `open` returns a throttled page. Call `close` at the end. */
export async function phone({ executablePath, args }, { script }) {
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext(SCREEN);
  await context.addInitScript(script);
  const open = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await pause(TAB_PAUSE_MS);
    return page;
  };
  return { open, close: () => browser.close() };
}

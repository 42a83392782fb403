import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './tests/support/browser/chromium.ts';
import { freePorts } from './tests/support/servers/free-ports.ts';

/** Chosen once. The workers inherit the environment. */
process.env.VISUAL_PORT ??= String((await freePorts(1))[0]);
const PORT = process.env.VISUAL_PORT;
const address = `http://localhost:${PORT}`;

/**
 * Compares the main stories with their pictures in `tests/browser/visual/pictures`, at three widths and in both themes. This is not
 * part of `npm test`, because machines render fonts differently. `npm run visual` builds Storybook and runs it.
 */
export default defineConfig({
  testDir: 'tests/browser/visual',
  snapshotPathTemplate: 'tests/browser/visual/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['line'], ['html', { outputFolder: 'visual-review', open: 'never' }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.001 },
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumFlags, '--hide-scrollbars', '--force-color-profile=srgb', '--font-render-hinting=none'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    serviceWorkers: 'block',
    trace: 'off',
  },
  webServer: {
    command: 'node tests/browser/visual/serve.mjs',
    url: `http://127.0.0.1:${PORT}/index.json`,
    env: { PORT },
    reuseExistingServer: false,
  },
});

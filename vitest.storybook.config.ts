import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config';
import { chromiumPath, testFlags } from './tests/support/browser/chromium';

const stories = defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    maxWorkers: 2,
    // Loading Storybook for each file takes longer than most stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          // Not the headless shell: its pointer rests on the page, which pauses a carousel.
          executablePath: chromiumPath(),
          args: [...testFlags],
        },
      }),
    },
  },
});

/** Renders every story in Chromium, runs its play function, and checks it with axe. `VITE_THEME=dark` uses the dark theme. */
export default mergeConfig(storybookVite, stories);

import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { writeUsedBy } from './write-used-by.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Its own Vite config: the app's would prerender pages and write a service worker.
    options: { builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', { from: '../docs/comps', to: '/comps' }, writeUsedBy(root)],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      // The documentation's own chunks are large, but only Storybook loads them.
      build: { chunkSizeWarningLimit: 4000 },
      // Built with a relative base, so that it can be hosted anywhere; pictures of the site follow it.
      ...(configType === 'PRODUCTION' && { oxc: { jsx: { importSource: '~/lib/based-jsx' } } }),
    }),
};

export default config;

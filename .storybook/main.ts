import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { writeComponentUsage } from './component-usage';

const root = fileURLToPath(new URL('../', import.meta.url));

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // A separate Vite config, because the app's would prerender pages and build a service worker.
    options: { builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  stories: ['../stories/**/*.stories.tsx', '../src/screens/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', { from: '../docs/comps', to: '/comps' }, writeComponentUsage(root)],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      // The chunks of the docs are large, but only Storybook loads them.
      build: { chunkSizeWarningLimit: 4000 },
      // A relative base, so that Storybook can be hosted at any path.
      ...(configType === 'PRODUCTION' && { oxc: { jsx: { importSource: '~/lib/based-jsx' } } }),
    }),
};

export default config;

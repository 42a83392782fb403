import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // Each story has a separate backend in memory.
      { find: '~mocks/embedded', replacement: folder('./embedded.ts') },
      { find: /^~\//, replacement: folder('../src/') },
      { find: /^~mocks\//, replacement: folder('../mocks/') },
      { find: /^~contract\//, replacement: folder('../contract/') },
    ],
  },
  // If Vite discovered these dependencies during a test run, it would reload the browser.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'react-hook-form',
      'idb-keyval',
      'openapi-fetch',
      'msw',
      '@msw/data',
      '@guidepup/virtual-screen-reader',
    ],
  },
  define: { __APP_VERSION__: JSON.stringify('0.0.0-storybook') },
});

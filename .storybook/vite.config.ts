import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^~\//, replacement: folder('../src/') },
      { find: /^~mocks\//, replacement: folder('../mocks/') },
    ],
  },
  define: { __APP_VERSION__: JSON.stringify('0.0.0-storybook') },
});

import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './src/build/prerender-plugin.ts';

const root = new URL('./', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** Short commit of the build, for the version line; a build outside a checkout goes without. */
function commit() {
  try {
    return `+${execSync('git rev-parse --short HEAD', { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim()}`;
  } catch {
    return '';
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), prerender()],
  define: { __APP_VERSION__: JSON.stringify(`${version}${commit()}`) },
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      // msw brings a cookie jar with the public suffix list; the embedded backend uses bearer tokens and no cookies.
      { find: 'tough-cookie', replacement: `${root}mocks/tough-cookie-stub.ts` },
    ],
  },
  // Class names from the compiler: without it they depend on the order modules run in, and server and client differ.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true, pure: true } } } as never,
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: false as const,
    manifest: !isSsrBuild,
    ...(!isSsrBuild && { rollupOptions: { input: 'src/entry-client.tsx', preserveEntrySignatures: 'strict' as const } }),
  },
}));

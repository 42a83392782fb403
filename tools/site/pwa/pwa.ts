import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { recordPackages } from '../record-packages';
import { makeArchive, writeArchive } from './archive';
import { manifest } from './manifest';
import { selectPrecache } from './precache';

/** Makes the manifest and the service worker. With `isOff`, the worker removes itself and the workers of earlier builds. */
export function pwa(base: string, isOff: boolean) {
  let outDir = '';
  const readFolder: Plugin = {
    name: 'mindwave:pwa-folder',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: isOff ? 'src/sw/off' : 'src',
    filename: 'sw.ts',
    injectRegister: false,
    // The patterns below include them.
    includeManifestIcons: false,
    manifest: manifest(base),
    integration: { closeBundleOrder: 'post' },
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [recordPackages()] },
      // The worker that removes itself needs no precache list.
      injectionPoint: isOff ? '' : '__PRECACHE__',
      manifestTransforms: [
        async (entries) => {
          const files = selectPrecache(entries);
          const urls = files.map(({ url }) => url);
          const archive = await writeArchive(outDir, await makeArchive(outDir, urls));
          return { manifest: [{ ...archive, revision: null, size: 0 }, ...files] };
        },
      ],
      globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'icons/*.png', 'video/*.webp'],
      globIgnores: [
        'assets/admin/**',
        'assets/embedded/**',
        'sw.js',
        'art/logo/{icon,mark,favicon,logo-light}*',
        // These are articles of a backend (`static-articles.ts`). There may be thousands.
        'newsroom/!(sample).html',
      ],
    },
  });
  return [readFolder, plugins];
}

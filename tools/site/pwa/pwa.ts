import { VitePWA } from 'vite-plugin-pwa';
import { recordPackages } from '../record-packages';
import { manifest } from './manifest';
import { selectPrecache } from './precache';

/** Makes the manifest and the service worker. With `isOff`, the worker removes itself and the workers of earlier builds. */
export const pwa = (base: string, isOff: boolean) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: isOff ? 'src/sw/off' : 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: manifest(base),
    integration: { closeBundleOrder: 'post' },
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [recordPackages()] },
      // The worker that removes itself needs no precache list.
      ...(isOff && { injectionPoint: '' }),
      manifestTransforms: [(entries) => ({ manifest: selectPrecache(entries) })],
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

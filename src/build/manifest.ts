import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Mindwave',
  short_name: 'Mindwave',
  description: 'IT consulting and staffing for logistics, banking and insurance.',
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  background_color: '#041A1F',
  theme_color: '#041A1F',
  categories: ['business', 'news', 'productivity'],
  launch_handler: { client_mode: 'navigate-existing' },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshots/wide-home.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The start page',
    },
    {
      src: '/screenshots/narrow-home.png',
      sizes: '412x915',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The start page',
    },
    {
      src: '/screenshots/narrow-careers.png',
      sizes: '412x915',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Open roles',
    },
  ],
  shortcuts: [
    { name: 'Request a callback', url: '/?callback', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Contact Us', url: '/contact', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Careers', url: '/careers', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Newsroom', url: '/newsroom', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
};

import type { ManifestOptions } from 'vite-plugin-pwa';

/** Makes the web app manifest for a base path. */
export const manifest = (base: string): Partial<ManifestOptions> => ({
  id: base,
  name: 'Mindwave',
  short_name: 'Mindwave',
  description: 'IT consulting and staffing for logistics, banking and insurance.',
  lang: 'en-US',
  dir: 'ltr',
  start_url: `${base}?source=app`,
  scope: base,
  display: 'standalone',
  background_color: '#041A1F',
  theme_color: '#041A1F',
  categories: ['business', 'news', 'productivity'],
  launch_handler: { client_mode: 'navigate-existing' },
  icons: [
    { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `${base}icons/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: `${base}icons/maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: `${base}icons/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: `${base}icons/monochrome-512.png`, sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: `${base}screenshots/wide-home.png`,
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The start page',
    },
    {
      src: `${base}screenshots/narrow-home.png`,
      sizes: '412x915',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The start page',
    },
    {
      src: `${base}screenshots/narrow-careers.png`,
      sizes: '412x915',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Open roles',
    },
  ],
  shortcuts: [
    {
      name: 'Request a callback',
      url: `${base}?callback`,
      icons: [{ src: `${base}icons/icon-192.png`, sizes: '192x192' }],
    },
    { name: 'Contact Us', url: `${base}contact`, icons: [{ src: `${base}icons/icon-192.png`, sizes: '192x192' }] },
    { name: 'Careers', url: `${base}careers`, icons: [{ src: `${base}icons/icon-192.png`, sizes: '192x192' }] },
    { name: 'Newsroom', url: `${base}newsroom`, icons: [{ src: `${base}icons/icon-192.png`, sizes: '192x192' }] },
  ],
});

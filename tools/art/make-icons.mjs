// `npm run icons`: draws the app icons in public/icons from the logo's vector files.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const OUT = 'public/icons';
/** Oversampling for the vector, so that the strands stay crisp. */
const DENSITY = 300;

const icons = [
  { from: 'favicon', to: 'icon-192', size: 192 },
  { from: 'favicon', to: 'icon-512', size: 512 },
  { from: 'icon-maskable', to: 'maskable-192', size: 192 },
  { from: 'icon-maskable', to: 'maskable-512', size: 512 },
  { from: 'icon-monochrome', to: 'monochrome-512', size: 512 },
  { from: 'icon-maskable', to: 'apple-touch-icon', size: 180 },
];

await mkdir(OUT, { recursive: true });
await Promise.all(
  icons.map(({ from, to, size }) =>
    sharp(`public/art/logo/${from}.svg`, { density: DENSITY })
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${OUT}/${to}.png`),
  ),
);

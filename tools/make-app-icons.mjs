// `npm run icons`: draws the app icons from the logo's vector files. Browsers and other programs request two of them at the root.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const OUT = 'public';
/** The vector is drawn larger and then scaled down, so that the strands stay crisp. */
const DENSITY = 300;

const icons = [
  { from: 'favicon', to: 'icons/icon-192', size: 192 },
  { from: 'favicon', to: 'icons/icon-512', size: 512 },
  { from: 'icon-maskable', to: 'icons/maskable-192', size: 192 },
  { from: 'icon-maskable', to: 'icons/maskable-512', size: 512 },
  { from: 'icon-monochrome', to: 'icons/monochrome-512', size: 512 },
  { from: 'icon-maskable', to: 'apple-touch-icon', size: 180 },
];

const draw = (from, size, palette = true) =>
  sharp(`public/art/logo/${from}.svg`, { density: DENSITY })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9, palette })
    .toBuffer();

/** Makes an ICO file of PNG pictures below 256 px: a header, an entry of 16 bytes for each picture, and the pictures. */
function ico(pictures, sizes) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(sizes[index], at);
    header.writeUInt8(sizes[index], at + 1);
    // One plane, 32 bits per pixel.
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

const ICO_SIZES = [16, 32, 48];

await mkdir(`${OUT}/icons`, { recursive: true });
await Promise.all(icons.map(async ({ from, to, size }) => writeFile(`${OUT}/${to}.png`, await draw(from, size))));
const pictures = await Promise.all(ICO_SIZES.map((size) => draw('favicon', size, false)));
await writeFile(`${OUT}/favicon.ico`, ico(pictures, ICO_SIZES));

// `npm run comps -- FOLDER`: converts the comps for the stories to small files in `docs/comps`, with few colours and no dithering.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureNames } from '../stories/comps';

const TARGET = 'docs/comps';
const COLORS = 64;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the comps: npm run comps -- ../design/comps');

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
let bytes = 0;
for (const name of pictureNames) {
  // The mobile menu has only one look, so its comp has no suffix.
  const picture = sharp(join(folder, `${name === 'mobile-menu-mobile' ? 'mobile-menu' : name}.png`));
  const flat = await picture.png({ palette: true, colours: COLORS, dither: 0 }).toBuffer();
  const { size } = await sharp(flat)
    .webp({ lossless: true, effort: 6 })
    .toFile(join(TARGET, `${name}.webp`));
  bytes += size;
}
console.info(`${pictureNames.length} comps, ${(bytes / 1e6).toFixed(1)} MB`);

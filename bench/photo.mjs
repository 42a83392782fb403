// Draws photos that cost as much as those of a camera: gradients, shapes with hard edges, and noise at several scales.
import sharp from 'sharp';

/** The first gradients are between colours so many pixels apart. */
const COLOUR_GRID = 300;
/** The grids of the noise in pixels, and by how much each makes a point brighter or darker at most (of 255). */
const NOISE = [
  [60, 40],
  [12, 12],
  [3, 8],
  [1, 4],
];
const SHAPES = 100;
/** The quality of many cameras and phones. */
const QUALITY = 84;

/** Returns a function that returns numbers from 0 to 1 which look random: a linear congruential generator. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws a photo as JPEG, by default one of 6 megapixels and 0.7 MB. The same seed draws the same photo. */
export async function drawPhoto(seed, { width = 3000, height = 2000 } = {}) {
  const random = randomFrom(seed);
  const sizeOf = (grid) => ({ width: Math.ceil(width / grid), height: Math.ceil(height / grid), channels: 3 });
  let raw = sizeOf(COLOUR_GRID);
  let pixels = Uint8ClampedArray.from({ length: raw.width * raw.height * 3 }, () => 28 + random() * 200);
  for (const [grid, change] of NOISE) {
    const larger = sizeOf(grid);
    const fill = { width: larger.width, height: larger.height, fit: 'fill' };
    // The interpolation between the points of the former grid draws gradients.
    pixels = new Uint8ClampedArray(await sharp(pixels, { raw }).resize(fill).raw().toBuffer());
    raw = larger;
    for (let i = 0; i < pixels.length; i += 3) {
      const light = (random() * 2 - 1) * change;
      for (let channel = 0; channel < 3; channel += 1) pixels[i + channel] += light;
    }
  }
  const circle = () => {
    const [x, y, radius] = [random() * width, random() * height, (random() * width) / 20];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${random() * 360} 60% 50% / 0.6)"/>`;
  };
  const shapes = Array.from({ length: SHAPES }, circle).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return sharp(pixels, { raw })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

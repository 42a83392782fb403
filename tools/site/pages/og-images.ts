import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { cached, inParallel } from '../cache';

/** Positions, sizes and weights of the name and the headline in `og-card.svg` (1200 by 630). */
const NAME = { text: 'Mindwave', left: 150, baseline: 106, size: 40, weight: 620 };
const LEFT = 80;
const FIRST_BASELINE = 250;
const LINE_HEIGHT = 86;
const SIZE = 78;
const SMALL_SIZE = 60;
const MAX_LINES = 3;
const MAX_WIDTH = 860;
const TRACKING = -1.4;
const WEIGHT = 560;

const CARD = 'tools/site/pages/og-card.svg';

type Font = ReturnType<fontkit.Font['getVariation']>;

async function displayFont(): Promise<(weight: number) => Font> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2',
  );
  const font = fontkit.create(Buffer.from(await decompress(await readFile(file))));
  if (!('getVariation' in font)) throw new Error('The display font is a collection.');
  return (wght) => font.getVariation({ wght });
}

function widthOf(font: Font, text: string, size: number) {
  const scale = size / font.unitsPerEm;
  return font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + TRACKING, 0);
}

/** Breaks text into lines that fit into the card's text area. */
function linesOf(font: Font, text: string, size: number) {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(font, longer, size) > MAX_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function outline(font: Font, text: string, size: number, left: number, baseline: number) {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = left;
  const paths = run.glyphs.map((glyph, i) => {
    const path = glyph.path.scale(scale, -scale).translate(x, baseline).toSVG();
    x += (run.positions[i]?.xAdvance ?? 0) * scale + TRACKING;
    return path;
  });
  return `<path fill="#fff" d="${paths.join('')}"/>`;
}

const QUALITY = 90;

/** Encodes a drawing as JPEG or PNG, depending on the file name. */
const encoded = (svg: string, file: string) =>
  file.endsWith('.jpg')
    ? sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer()
    : sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();

/**
 * Draws the link preview image of each page: the social card with the page's title.
 * @param pages the file in `outDir`, a PNG or JPEG, and the headline of each image.
 */
export async function drawPreviews(outDir: string, pages: readonly { file: string; headline: string }[]) {
  const card = await readFile(CARD, 'utf8');
  const weightOf = await displayFont();
  const font = weightOf(WEIGHT);
  const name = outline(weightOf(NAME.weight), NAME.text, NAME.size, NAME.left, NAME.baseline);
  await inParallel(pages, async ({ file, headline }) => {
    const size = linesOf(font, headline, SIZE).length > MAX_LINES ? SMALL_SIZE : SIZE;
    const title = linesOf(font, headline, size)
      .slice(0, MAX_LINES + 1)
      .map((line, i) =>
        outline(font, line, size, LEFT, FIRST_BASELINE + i * (size === SIZE ? LINE_HEIGHT : SMALL_SIZE * 1.1)),
      );
    const svg = card.replace('<g id="title"/>', name + title.join(''));
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await cached(`${extname(file)} ${sharp.versions.sharp}`, svg, () => encoded(svg, file)));
  });
}

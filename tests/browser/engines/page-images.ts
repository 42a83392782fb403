import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

export interface PageImage {
  /** How far down the page its last dark dot is: 0 is the top edge, 1 the bottom edge. */
  readonly end: number;
  /** Dark dots on the first or last row of dots: a line of text that is cut there. Borders of boxes are lighter. */
  readonly isCut: boolean;
}

const DARK = 110;

async function imageOf(file: string): Promise<PageImage> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDark = (row: number) => data.subarray(row * width, (row + 1) * width).some((dot) => dot < DARK);
  let last = height - 1;
  while (last > 0 && !isDark(last)) last -= 1;
  return { end: last / (height - 1), isCut: isDark(0) || isDark(height - 1) };
}

/** Looks at the pages of a PDF as pictures, which works where a PDF has no text to read. */
export function readPageImages(path: string): Promise<PageImage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-print-'));
  execFileSync('pdftoppm', ['-r', '100', '-png', path, join(folder, 'page')]);
  const files = readdirSync(folder).toSorted();
  return Promise.all(files.map((file) => imageOf(join(folder, file))));
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

export interface PageInk {
  /** How far down the page its last dark dot is: 0 is the top edge, 1 the bottom edge. */
  readonly end: number;
  /** Dark dots on the first or last row of dots: a line of text that is cut there. Borders of boxes are lighter. */
  readonly isCut: boolean;
}

const DARK = 110;

async function inkOf(file: string): Promise<PageInk> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isInked = (row: number) => data.subarray(row * width, (row + 1) * width).some((dot) => dot < DARK);
  let last = height - 1;
  while (last > 0 && !isInked(last)) last -= 1;
  return { end: last / (height - 1), isCut: isInked(0) || isInked(height - 1) };
}

/** Looks at the pages of a PDF as pictures, which works where a PDF has no text to read. */
export function readInk(path: string): Promise<PageInk[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-paper-'));
  execFileSync('pdftoppm', ['-r', '100', '-png', path, join(folder, 'page')]);
  const files = readdirSync(folder).toSorted();
  return Promise.all(files.map((file) => inkOf(join(folder, file))));
}

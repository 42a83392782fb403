import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

export interface PageImage {
  /** Position of the last dark pixel: 0 is the top of the page, 1 the bottom. */
  readonly end: number;
  /** True if the first or last row has dark pixels, which means a line of text is cut. Borders are lighter. */
  readonly isCut: boolean;
}

const DARK = 110;

async function imageOf(file: string): Promise<PageImage> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDark = (row: number) => data.subarray(row * width, (row + 1) * width).some((pixel) => pixel < DARK);
  let last = height - 1;
  while (last > 0 && !isDark(last)) last -= 1;
  return { end: last / (height - 1), isCut: isDark(0) || isDark(height - 1) };
}

/** Renders the pages of a PDF as images. This also works for a PDF without extractable text. */
export function readPageImages(path: string): Promise<PageImage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-print-'));
  execFileSync('pdftoppm', ['-r', '100', '-png', path, join(folder, 'page')]);
  const files = readdirSync(folder).toSorted();
  return Promise.all(files.map((file) => imageOf(join(folder, file))));
}

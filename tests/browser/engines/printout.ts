import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageImage, readPageImages } from './page-images';

export interface Printout {
  readonly pages: number;
  readonly text: string;
  /** Words that extend beyond the edge of their page. */
  readonly cut: readonly string[];
  /** An analysis of the image of each page. */
  readonly images: readonly PageImage[];
}

/** Ignore stderr: pdftotext prints 'no word list' for each page without text. */
const QUIET: { encoding: 'utf8'; stdio: StdioOptions } = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
const WORD = /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</g;

/** Reads a printed PDF with Poppler. */
export async function readPrintout(pdf: Buffer): Promise<Printout> {
  const path = join(mkdtempSync(join(tmpdir(), 'mindwave-print-')), 'page.pdf');
  writeFileSync(path, pdf);
  const boxes = execFileSync('pdftotext', ['-bbox', path, '-'], { ...QUIET, maxBuffer: 50_000_000 });
  const pages = boxes.split('<page ').slice(1);
  const cut = pages.flatMap((page) => {
    const [, width = '0', height = '0'] = /width="([^"]+)" height="([^"]+)"/.exec(page) ?? [];
    return [...page.matchAll(WORD)]
      .filter(
        ([, left, top, right, bottom]) =>
          Number(left) < 0 || Number(top) < 0 || Number(right) > Number(width) || Number(bottom) > Number(height),
      )
      .map(([, , , , , word = '']) => word);
  });
  const text = execFileSync('pdftotext', [path, '-'], QUIET);
  return { pages: pages.length, text, cut, images: await readPageImages(path) };
}

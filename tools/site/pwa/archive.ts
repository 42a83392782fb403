import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { cacheControl, pagePolicy } from '../../../node-http/security-headers';
import { BUILD, rendererFolder } from '../../../server/render/renderer';
import type { Archive, ArchivedFile, ArchiveEntry } from '../../../src/sw/archive';

/** Returns the headers of a file that differ between files, as every host sends them. `policy` is the one of a page. */
const headersOf = (url: string, policy: string | undefined): ArchivedFile['headers'] => ({
  'Content-Type': contentType(extname(url)) || 'application/octet-stream',
  'Cache-Control': cacheControl(`/${url}`),
  ...(policy !== undefined && { 'Content-Security-Policy': pagePolicy(policy) }),
});

/** Numbers pieces of text. Equal pieces have the same number. */
function createParts() {
  const numbers = new Map<string, number>();
  const numberOf = (part: string) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  return { numberOf, all: () => [...numbers.keys()] };
}

/**
 * UTF-8 stays text. Pages are cut before each tag, because the window of gzip is smaller than a page: it would not find what two pages
 * have in common (544 kB instead of 999). Base64 costs other files less than 1 % after compression.
 */
function contentOf(url: string, bytes: Buffer, numberOf: (part: string) => number): Omit<ArchivedFile, 'headers'> {
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) return { base64: bytes.toString('base64') };
  return { parts: (url.endsWith('.html') ? text.split(/(?=<)/) : [text]).map(numberOf) };
}

/** Writes an archive into the folder of a built site, with its hash in its name. Resolves with its place and hash. */
export async function writeArchive(folder: string, archive: Archive): Promise<ArchiveEntry> {
  const json = JSON.stringify(archive);
  const hash = createHash('sha256').update(json);
  const integrity = `sha256-${hash.copy().digest('base64')}`;
  const url = `assets/site-${hash.digest('hex').slice(0, 8)}.json`;
  await writeFile(join(folder, url), json);
  return { url, integrity };
}

/** Makes the archive of these files of a built site. */
export async function makeArchive(folder: string, urls: readonly string[]): Promise<Archive> {
  const { policies }: { policies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(rendererFolder(folder), BUILD), 'utf8'),
  );
  const parts = createParts();
  const files: Record<string, ArchivedFile> = {};
  for (const url of urls) {
    const content = contentOf(url, await readFile(join(folder, url)), parts.numberOf);
    files[url] = { headers: headersOf(url, policies[url]), ...content };
  }
  return { parts: parts.all(), files };
}

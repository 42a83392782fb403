import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFolder } from './compress';

const page = `<!doctype html><title>A page</title>${'<p>Freight moves.</p>'.repeat(200)}`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-compress-'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'icon.png'), 'not text');
  // The server writes its own settings.
  await writeFile(join(folder, 'config.json'), '{}');
  await compressFolder(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes a smaller file next to every text file, for both encodings', async () => {
  const br = await readFile(join(folder, 'index.html.br'));
  const gz = await readFile(join(folder, 'index.html.gz'));
  expect(brotliDecompressSync(br).toString()).toBe(page);
  expect(gunzipSync(gz).toString()).toBe(page);
  expect(Math.max(br.length, gz.length)).toBeLessThan(page.length / 4);
});

it('does not compress pictures or the settings', async () => {
  expect((await readdir(folder)).sort()).toEqual([
    'config.json',
    'icon.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
});

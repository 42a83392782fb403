import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BannerSize } from '../../contract/contract';
import { createEditor, type Editor } from '../../tests/support/admin/article-editor';
import { get } from '../../tests/support/servers/raw-http';
import {
  EDITOR,
  openTestDatabase,
  prepareDatabase,
  type RunningServer,
  smallSite,
  startServer,
} from '../../tests/support/servers/server-process';
import { measureImages, readImage, storeImage } from '../api/images';
import type { Database } from '../database/database';
import { createLog } from '../operations/log';
import { PREVIEWS, WIDTHS } from '../pictures/addresses';
import { drawingWith } from '../pictures/drawing';
import { createSite } from '../site';
import { createDrawnPictures } from './drawn-pictures';
import { Busy, createQueue } from './queue';

/** If a social network cannot show a banner, the link has no picture. */

/** The address of an image that does not exist. */
const UNKNOWN = `${PREVIEWS}${'0'.repeat(32)}.webp.jpg`;

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };
/** The nearest colour that ink can print, as the library converts it. */
const PRINTED = { r: 200, g: 8, b: 3 };
const BEHIND = { r: 0xe9, g: 0xf0, b: 0xee };

const plain = (color: typeof RED, width = 1600, height = 900): Sharp =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** Makes a picture with one colour in its left half and another in its right half. */
const halves = async (width: number, height: number) =>
  plain(RED, width, height).composite([
    {
      input: await plain(BLUE, width / 2, height)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ]);

const frames = async () =>
  sharp([await plain(RED, 300, 200).png().toBuffer(), await plain(BLUE, 300, 200).png().toBuffer()], {
    join: { animated: true },
  });

/** Returns the colour at a point of the preview. */
async function colorAt(bytes: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { r, g, b };
}

/** JPEG changes colours slightly. */
const isNear = (one: typeof RED, other: typeof RED) =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b)) < 12;

let folder = '';
let site = '';
let server: RunningServer;
let editor: Editor;
let ofNewsroom: Buffer;

/** Makes a built site with the picture of the newsroom. */
async function siteWithPicture() {
  const root = await smallSite();
  await mkdir(join(root, 'og'));
  await plain({ r: 4, g: 26, b: 31 }, 1200, 630).jpeg().toFile(join(root, 'og/newsroom.jpg'));
  return root;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-previews-'));
  site = await siteWithPicture();
  ofNewsroom = await readFile(join(site, 'og/newsroom.jpg'));
  const DATABASE_URL = `pglite:${join(folder, 'data')}`;
  await prepareDatabase(DATABASE_URL);
  server = await startServer({ DATABASE_URL, DIST: site });
  editor = await createEditor(server, EDITOR);
}, 60_000);
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
  await rm(dirname(site), { recursive: true, force: true });
});

const visit = (path: string, init?: RequestInit) => fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });

const addressIn = (page: string) => /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
/** Returns the address of the picture that an article's page names. */
const previewOf = async (slug: string) => addressIn(await (await visit(`/newsroom/${slug}`)).text());

/** Saves an article with a new banner, and returns the address of its picture. */
async function publish(slug: string, bytes: Uint8Array<ArrayBuffer> | Buffer) {
  await editor.save({ slug, title: slug, image: new Blob([new Uint8Array(bytes)]) });
  return previewOf(slug);
}

/** Returns the sizes of an article's banner from the API. */
async function sizesOf(slug: string): Promise<readonly BannerSize[]> {
  const { data } = await (await visit(`/api/news/slug/${slug}`)).json();
  return data.bannerSizes ?? [];
}

async function pictureAt(address: string) {
  const response = await visit(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

describe('the picture of an article', () => {
  const red = (bytes: Buffer) => colorAt(bytes, 600, 315);
  const cases: readonly (readonly [
    string,
    () => Promise<Buffer>,
    (bytes: Buffer) => Promise<typeof RED>,
    typeof RED,
  ])[] = [
    ['a WebP', () => plain(RED).webp().toBuffer(), red, RED],
    ['an AVIF', () => plain(RED).avif({ effort: 0 }).toBuffer(), red, RED],
    ['a GIF', () => plain(RED).gif().toBuffer(), red, RED],
    ['a PNG with 16 bits', () => plain(RED).toColourspace('rgb16').png().toBuffer(), red, RED],
    ['a JPEG for print', () => plain(RED).toColourspace('cmyk').jpeg().toBuffer(), red, PRINTED],
    ['a grey PNG', () => plain({ r: 99, g: 99, b: 99 }).greyscale().png().toBuffer(), red, { r: 99, g: 99, b: 99 }],
    ['one pixel', () => plain(RED, 1, 1).png().toBuffer(), red, RED],
    ['a line', () => plain(RED, 2, 4000).png().toBuffer(), red, RED],
    ['an animated WebP, as its first frame', async () => (await frames()).webp().toBuffer(), red, RED],
    ['an animated GIF, as its first frame', async () => (await frames()).gif().toBuffer(), red, RED],
    [
      'a transparent PNG, on the colour behind it in the page',
      () => plain(RED).ensureAlpha(0).png().toBuffer(),
      red,
      BEHIND,
    ],
    [
      'a photo that the camera turned, upright',
      async () => (await halves(800, 400)).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      (bytes) => colorAt(bytes, 900, 30),
      RED,
    ],
  ];

  it.each(cases)('is a JPEG of 1200 by 630 pixels for %s', async (what, make, at, color) => {
    const address = await publish(`case-${cases.findIndex(([name]) => name === what)}`, await make());
    expect(address).toMatch(/^\/og\/uploads\/[0-9a-f]{32}\.\w+\.jpg$/);
    const { status, headers, bytes } = await pictureAt(address);
    expect(status).toBe(200);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      channels: 3,
      space: 'srgb',
    });
    expect(isNear(await at(bytes), color), JSON.stringify(await at(bytes))).toBe(true);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(headers.get('Content-Length')).toBe(String(bytes.length));
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Cache-Tag')).toBe('pictures');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('contains no data of the camera', async () => {
    const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '34/1 4/1 0/1' } };
    const { bytes } = await pictureAt(await publish('located', await plain(RED).withExif(exif).jpeg().toBuffer()));
    expect(bytes.includes('Secret Camera')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is small enough for every network, also for a noisy photo', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'black', noise } });
    const { bytes } = await pictureAt(await publish('noise', await photo.webp({ quality: 90 }).toBuffer()));
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('has another address after the banner changes, and the same one after the slug changes', async () => {
    const { id } = await editor.save({ slug: 'first', title: 'A' });
    const save = async (slug: string, more: { image?: Blob; bannerImage?: string }) => {
      const saved = await editor.save({ slug, title: 'A', ...more }, id);
      return { address: await previewOf(slug), bannerImage: saved.bannerImage ?? '' };
    };
    const image = (bytes: Buffer) => ({ image: new Blob([new Uint8Array(bytes)]) });
    const one = await save('first', image(await plain(RED, 50, 50).png().toBuffer()));
    const two = await save('first', image(await plain(BLUE, 50, 50).png().toBuffer()));
    expect(two.address).not.toBe(one.address);
    expect((await save('second', { bannerImage: two.bannerImage })).address).toBe(two.address);
    expect((await pictureAt(two.address)).status).toBe(200);
  });
});

describe('the sizes of a banner', () => {
  /** Makes a PNG that other programs call animated: a chunk `acTL` follows its header. */
  const animatedPng = async () => {
    const bytes = await plain(RED).png().toBuffer();
    return Buffer.concat([bytes.subarray(0, 33), Buffer.from('\0\0\0\0acTL\0\0\0\0', 'latin1'), bytes.subarray(33)]);
  };
  const turned = async () => (await halves(4000, 1000)).withMetadata({ orientation: 6 }).jpeg().toBuffer();

  it.each<readonly [string, () => Promise<Buffer>, readonly number[]]>([
    ['a photo', () => plain(RED, 3000, 2000).jpeg().toBuffer(), [240, 480, 960, 1600]],
    [
      'a transparent PNG with the original',
      () => plain(RED, 700, 500).ensureAlpha(0).png().toBuffer(),
      [240, 480, 700],
    ],
    ['a picture as wide as a size', () => plain(RED, 480, 300).webp().toBuffer(), [240, 480]],
    ['a photo that the camera turned', turned, [240, 480, 960, 1000]],
    ['a photo of 40 million pixels', () => plain(RED, 8000, 5000).jpeg().toBuffer(), [240, 480, 960, 1600]],
    [
      'a WebP that browsers do not turn',
      async () => (await halves(600, 400)).withMetadata({ orientation: 6 }).webp().toBuffer(),
      [240, 480, 600],
    ],
    ['a narrow picture', () => plain(RED, 239, 900).png().toBuffer(), []],
    ['an animated WebP', async () => (await frames()).webp().toBuffer(), []],
    ['an animated PNG', animatedPng, []],
  ])('have the widths up to its own: %s', async (what, make, widths) => {
    const slug = `sizes-${what.replaceAll(' ', '-').toLowerCase()}`;
    await publish(slug, await make());
    const sizes = await sizesOf(slug);
    expect(sizes.map(({ width }) => width)).toEqual(widths);
    for (const { url, width } of sizes) {
      const { headers, bytes } = await pictureAt(url);
      const picture = await sharp(bytes).metadata();
      expect([
        picture.format === 'webp' ? picture.width : picture.autoOrient.width,
        headers.get('Content-Type'),
      ]).toEqual([width, `image/${picture.format}`]);
    }
    const others = [...WIDTHS.filter((width) => !widths.includes(width)), 1, 241, 99_999];
    const paths = others.map((width) => sizes[0]?.url.replace('240', String(width)));
    for (const path of paths) expect(path === undefined || (await visit(path)).status).not.toBe(200);
  });

  it('appear for images of an earlier release', async () => {
    const database = await openTestDatabase();
    const bytes = new Uint8Array(await plain(RED, 500, 300).png().toBuffer());
    const name = await storeImage(database, { bytes, type: 'image/png', width: null });
    const { widthOf } = createDrawnPictures(database, '', drawingWith(sharp), createLog('silent'));
    await measureImages(database, widthOf, () => false);
    expect(await readImage(database, name)).toMatchObject({ width: 500 });
    await database.close();
  });
});

describe('the picture of the newsroom', () => {
  const half = async (image: Sharp) => {
    const bytes = await image.toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  };
  /** Makes a PNG whose header claims a size that its data does not have. */
  async function claiming(width: number, height: number) {
    const bytes = await plain(RED, 40, 30).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  }
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

  it.each<readonly [string, () => Promise<Buffer>]>([
    ['half a WebP', async () => half(plain(RED).webp())],
    ['half a JPEG', async () => half((await halves(1600, 900)).jpeg())],
    ['a PNG that claims 50,000 by 50,000 pixels', () => claiming(50_000, 50_000)],
    ['a PNG that claims 0 by 0 pixels', () => claiming(0, 0)],
    ['a progressive JPEG of 21 million pixels', () => plain(RED, 7000, 3000).jpeg({ progressive: true }).toBuffer()],
    ['an AVIF of 13 million pixels', () => plain(RED, 4400, 3000).avif({ effort: 0 }).toBuffer()],
    ['a WebP of 100 million pixels', () => plain(RED, 10_000, 10_000).webp({ effort: 0, quality: 1 }).toBuffer()],
    ['a GIF that is also a drawing', async () => Buffer.from(`GIF89a${' '.repeat(20)}${SVG}`)],
  ])('replaces %s', async (what, make) => {
    const slug = `broken-${what.replaceAll(/\W+/g, '-').toLowerCase()}`.replace(/-$/, '');
    const address = await publish(slug, await make());
    expect(await sizesOf(slug)).toEqual([]);
    expect(address).toMatch(/^\/og\/uploads\/.+\.jpg$/);
    for (const _ of ['drawn', 'from memory']) {
      const { status, headers, bytes } = await pictureAt(address);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
      expect(bytes.equals(ofNewsroom)).toBe(true);
      // A later version of the server may draw it.
      expect(headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('stands for an article without an uploaded banner, because the server loads nothing from other hosts', async () => {
    const banners = [
      '',
      'https://elsewhere.example/a.jpg',
      `https://elsewhere.example/uploads/${'a'.repeat(32)}.jpg`,
      '/art/article-default.svg',
      '/uploads/photo.jpg',
    ];
    for (const [index, bannerImage] of banners.entries()) {
      await editor.save({ slug: `other-${index}`, title: 'Other', bannerImage });
      expect(await previewOf(`other-${index}`), bannerImage).toBe('undefined');
    }
  });
});

describe('an address without a picture', () => {
  it('is not found', async () => {
    const address = await publish('known', await plain(RED, 60, 60).webp().toBuffer());
    const stored = address.slice(PREVIEWS.length, -'.jpg'.length);
    const paths = [
      UNKNOWN,
      PREVIEWS,
      `${PREVIEWS}${stored}`,
      `${PREVIEWS}${stored}.png`,
      `${PREVIEWS}${stored}.JPG`,
      `${PREVIEWS}a/${stored}.jpg`,
      `${PREVIEWS}${stored.toUpperCase()}.jpg`,
      `${PREVIEWS}%2e%2e%2fnewsroom.jpg`,
      `${PREVIEWS}%00.webp.jpg`,
      `${PREVIEWS}%E0%A4%A.jpg`,
      `${PREVIEWS}${'7'.repeat(8000)}.jpg`,
    ];
    for (const path of paths) expect((await get(server.origin, path, {})).status, path).toBe(404);
    expect((await visit('/readyz')).status).toBe(200);
  });

  it('is not found for an article that does not exist', async () => {
    expect((await visit('/newsroom/none')).status).toBe(404);
  });

  it('responds only to GET and HEAD', async () => {
    const address = await publish('read', await plain(RED, 61, 61).webp().toBuffer());
    const head = await visit(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'image/jpeg', '']);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(500);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await visit(address, { method })).status).toBe(405);
    expect((await visit(`${address}?v=2`)).status).toBe(200);
  });
});

describe('without the library that draws', () => {
  it('articles get the picture of the newsroom, and the log says why once', async () => {
    const hook = join(folder, 'without-sharp.mjs');
    const loader = `export const resolve = (name, context, next) => {
      if (name === 'sharp') throw new Error('Could not load the "sharp" module using the linux-x64 runtime\\nPossible solutions: …');
      return next(name, context);
    };`;
    await writeFile(
      hook,
      `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(loader)}`)});`,
    );
    const DATABASE_URL = `pglite:${join(folder, 'without')}`;
    await prepareDatabase(DATABASE_URL);
    const bare = await startServer({ DATABASE_URL, DIST: site, NODE_OPTIONS: `--import=${hook}` });
    try {
      const bareEditor = await createEditor(bare, EDITOR);
      const bytes = await plain(RED).webp().toBuffer();
      const { bannerImage } = await bareEditor.save({
        slug: 'bare',
        title: 'Bare',
        image: new Blob([new Uint8Array(bytes)]),
      });
      const page = await (await fetch(`${bare.origin}/newsroom/bare`)).text();
      expect(addressIn(page)).toBe('undefined');
      const { data } = await (await fetch(`${bare.url}/news/slug/bare`)).json();
      expect(data.bannerSizes).toBeUndefined();
      // An older page may still have the address of a size.
      const size = await fetch(`${bare.origin}${bannerImage?.replace('/uploads/', '/uploads/240/')}.webp`);
      expect([size.status, size.url, size.headers.get('Content-Type')]).toEqual([
        200,
        `${bare.origin}${bannerImage}`,
        'image/webp',
      ]);
      for (const _ of [1, 2, 3]) {
        // A social network may still know the address.
        const response = await fetch(`${bare.origin}/og${bannerImage}.jpg`);
        expect(response.status).toBe(200);
        expect(Buffer.from(await response.arrayBuffer()).equals(ofNewsroom)).toBe(true);
      }
      expect((await fetch(`${bare.origin}${UNKNOWN}`)).status).toBe(404);
    } finally {
      await bare.end();
    }
    const lines = bare
      .output()
      .split('\n')
      .filter((line) => line.includes('sharp'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Could not load the \\"sharp\\" module using the linux-x64 runtime"');
  }, 60_000);
});

describe('many requests at once', () => {
  /** Starts a server in this process, and records the calls of `draw`. */
  async function start(database: Database) {
    const drawn: string[] = [];
    let active = 0;
    let most = 0;
    const log = createLog('silent');
    const draw = async (image: Uint8Array) => {
      active += 1;
      most = Math.max(most, active);
      drawn.push(Buffer.from(image).toString());
      const jpeg = await plain(RED, 1200, 630).jpeg().toBuffer();
      active -= 1;
      if (Buffer.from(image).includes('broken')) throw new Error('broken');
      return jpeg;
    };
    const { handler } = createDrawnPictures(database, '', { draw, widthOf: async () => 0 }, log);
    const running = createSite({ root: site, env: {}, handlers: { pictures: handler } }).listen(0, '127.0.0.1');
    await once(running, 'listening');
    const { port } = running.address() as AddressInfo;
    const status = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      await response.arrayBuffer();
      return response.status;
    };
    const stop = () => {
      running.closeAllConnections();
      running.close();
    };
    return { drawn, status, stop, most: () => most };
  }

  it('draw each picture once, one at a time, even if drawing fails', async () => {
    const database = await openTestDatabase();
    const texts = ['one', 'two', 'broken', 'three'];
    const names = await Promise.all(
      texts.map((text) =>
        storeImage(database, { bytes: new Uint8Array(Buffer.from(text)), type: 'image/webp', width: null }),
      ),
    );
    const { drawn, status, stop, most } = await start(database);
    const paths = Array.from({ length: 80 }, (_, i) => `${PREVIEWS}${names[i % names.length]}.jpg`);
    expect(new Set(await Promise.all(paths.map(status)))).toEqual(new Set([200]));
    expect(drawn.toSorted()).toEqual(texts.toSorted());
    expect(most()).toBe(1);
    stop();
    await database.close();
  });

  it('are refused while the queue is full', async () => {
    const inTurn = createQueue(1, 2);
    let end: (text: string) => void = () => undefined;
    const held = new Promise<string>((resolve) => {
      end = resolve;
    });
    const accepted = [inTurn(() => held), inTurn(async () => 'second')];
    await expect(inTurn(async () => 'third')).rejects.toThrow(Busy);
    end('first');
    expect(await Promise.all(accepted)).toEqual(['first', 'second']);
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });

  it('get the picture of the newsroom while the database is away', async () => {
    const database = await openTestDatabase();
    const away = { ...database, query: () => Promise.reject(new Error('away')) };
    const { status, stop } = await start(away);
    expect(await status(UNKNOWN)).toBe(200);
    stop();
    await database.close();
  });
});

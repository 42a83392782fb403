import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { blackPng } from '../../certifier/client/sample-images';
import { saveButton, saved, uniqueSlug, writeArticle } from '../support/admin/admin-steps';
import { enterApiSite } from '../support/admin/signed-in';
import { expect, test } from '../support/browser/test';
import { sampled, VERIFY } from '../support/sample';
import { API_ROOT, API_SITE } from '../support/servers/ports';

const CAMERA = 'Secret Camera';
const EXIF = {
  IFD0: { Make: CAMERA },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 4/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '84/1 17/1 0/1' },
};
const TOO_MANY = 'The image has more than 40 megapixels. Choose a smaller one.';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0d9488' } });
const photo = () => plain(2400, 1200);
const decoded = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.decoded ?? 0));

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Banner image').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Counts the images that the page decodes. */
async function countDecoding(page: Page) {
  await page.addInitScript(() => {
    window.createImageBitmap = new Proxy(window.createImageBitmap, {
      apply(decode, _self, given) {
        const { dataset } = document.documentElement;
        dataset.decoded = String(Number(dataset.decoded ?? 0) + 1);
        return Reflect.apply(decode, window, given);
      },
    });
  });
}

const PHOTOS: readonly (readonly [end: string, file: () => Sharp])[] = [
  ['jpg', () => photo().jpeg()],
  ['png', () => photo().png()],
  ['webp', () => photo().webp()],
  ['avif', () => photo().avif({ effort: 0 })],
];
for (const [index, [end, file]] of PHOTOS.entries()) {
  test(`a ${end} with a location is stored without it, at most 1600 pixels wide`, {
    tag: ['@S5.editor.picture', ...(index === 0 ? [] : [VERIFY])],
  }, async ({ page }) => {
    const buffer = await file().withExif(EXIF).toBuffer();
    expect((await sharp(buffer).metadata()).exif?.includes(CAMERA), 'the photo contains the camera').toBe(true);
    await enterApiSite(page);
    const slug = await writeArticle(page, 'Taken somewhere', { site: API_SITE, slug: uniqueSlug() });
    await choose(page, `IMG_0001.${end}`, buffer);
    await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
    await expect(page.getByText(`IMG_0001.${end}`, { exact: true }), 'the name of the file is visible').toBeVisible();
    await expect(page.getByText(/^Saved as IMG_0001\.webp, \d\.\d\d MB/)).toBeVisible();
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    const { data } = await (await fetch(`${API_ROOT}/news/slug/${slug}`)).json();
    const stored = Buffer.from(await (await fetch(data.bannerImage)).arrayBuffer());
    const { exif, xmp, iptc, format, width, height } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, format, width, height }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      format: 'webp',
      width: 1600,
      height: 800,
    });
    expect(stored.includes(CAMERA)).toBe(false);
  });
}

test('a PNG decompression bomb is refused by its header, without being decoded', async ({ page, open }) => {
  // 110 kB on disk, gigabytes when decoded.
  const buffer = Buffer.from(blackPng(30_000, 30_000));
  await countDecoding(page);
  await open('/newsroom/admin');
  await choose(page, 'bomb.png', buffer);
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  expect(await decoded(page)).toBe(0);
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toHaveCount(0);
});

const larger = plain(8000, 5001);
const LARGER: readonly (readonly [end: string, file: () => Sharp])[] = [
  ['jpg', () => larger.clone().jpeg()],
  ['png', () => larger.clone().png({ compressionLevel: 1 })],
  ['webp', () => larger.clone().webp({ effort: 0 })],
  ['gif', () => larger.clone().gif({ effort: 1 })],
  ['avif', () => larger.clone().avif({ effort: 0 })],
];
for (const [index, [end, file]] of LARGER.entries()) {
  test(
    `a ${end} with one row more than 40 megapixels is refused before decoding, and one with 40 megapixels is accepted`,
    sampled(index === 0, false),
    async ({ page, open }) => {
      await countDecoding(page);
      await open('/newsroom/admin');
      await choose(page, `large.${end}`, await file().toBuffer());
      await expect(page.getByText(TOO_MANY)).toBeVisible();
      await choose(page, 'small.png', await plain(40, 30).png().toBuffer());
      await expect(page.getByText(TOO_MANY)).toBeHidden();
      // Another choice would cancel this one before it is decoded.
      await expect.poll(() => decoded(page), 'only the small picture is decoded').toBe(1);
      await choose(page, 'just-right.jpg', await plain(8000, 5000).jpeg().toBuffer());
      await expect(page.getByText('just-right.jpg', { exact: true })).toBeVisible({ timeout: 90_000 });
    },
  );
}

import { createHash } from 'node:crypto';
import type { Article } from '../../contract/contract';
import { IMAGE_MAX_BYTES } from '../../contract/generated/limits';
import { extensionOf, imageType } from '../../contract/image-type';
import { addressOf, drawnSizes } from './addresses';
import type { Drawing } from './drawing';

/** The longest wait for an image, in ms. */
const REQUEST_MS = 10_000;

/** Returns the address of a banner on the API's own host. The build loads nothing from other hosts. */
function bannerUrl(api: string, { bannerImage: banner }: Article): URL | undefined {
  if (!banner || !URL.canParse(banner, api)) return undefined;
  const url = new URL(banner, api);
  return url.origin === new URL(api).origin ? url : undefined;
}

/** Loads an image. Resolves with undefined if it is not one that the contract accepts. @throws Error if it cannot be loaded. */
async function loadImage(url: URL) {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(REQUEST_MS) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = imageType(bytes);
  if (!response.ok || bytes.length > IMAGE_MAX_BYTES || type === null) return undefined;
  return { bytes, name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensionOf(type)}` };
}

/**
 * Draws the pictures of an article: its link preview, and its banner in several widths. Returns undefined if the banner is missing, on
 * another host, or not an image that can be drawn. Such an article gets the picture of the newsroom, and no sizes.
 * @param api the root of the API.
 * @returns the pictures by their addresses in the site.
 */
export async function apiPictures(api: string, article: Article, { draw, widthOf }: Drawing) {
  const url = bannerUrl(api, article);
  if (!url) return undefined;
  try {
    const image = await loadImage(url);
    if (!image) return undefined;
    const { bytes, name } = image;
    const sizes = drawnSizes(name, await widthOf(bytes));
    const preview = addressOf(name, 'preview');
    const pictures = new Map([[preview, await draw(bytes, 'preview')]]);
    for (const { url: address, width } of sizes) pictures.set(address, await draw(bytes, width));
    return { pictures, preview, ...(sizes.length > 0 && { bannerSizes: sizes }) };
  } catch (error) {
    console.warn(`The pictures of ${url.href} could not be drawn: ${String(error)}`);
    return undefined;
  }
}

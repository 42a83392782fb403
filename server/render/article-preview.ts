import { createHash } from 'node:crypto';
import type { Article } from '../../contract/contract';
import { IMAGE_MAX_BYTES } from '../../contract/generated/limits';
import { imageType } from '../../contract/image-type';
import type { Draw } from './preview-drawing';

/** The longest wait for an image, in ms. */
const REQUEST_MS = 10_000;

/** Returns the address of a banner on the API's own host. The build loads nothing from other hosts. */
function bannerUrl(api: string, { bannerImage: banner }: Article): URL | undefined {
  if (!banner || !URL.canParse(banner, api)) return undefined;
  const url = new URL(banner, api);
  return url.origin === new URL(api).origin ? url : undefined;
}

/**
 * Draws the picture of an article for link previews. Returns its file in the site and its bytes, or undefined if the banner is missing,
 * on another host, or not an image that the contract accepts. Such an article gets the picture of the newsroom.
 * @param api the root of the API.
 */
export async function articlePreview(api: string, article: Article, draw: Draw) {
  const url = bannerUrl(api, article);
  if (!url) return undefined;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(REQUEST_MS) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || bytes.length > IMAGE_MAX_BYTES || imageType(bytes) === null) return undefined;
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return { file: `og/uploads/${name}.jpg`, jpeg: await draw(bytes) };
  } catch (error) {
    console.warn(`The link preview of ${url.href} could not be drawn: ${String(error)}`);
    return undefined;
  }
}

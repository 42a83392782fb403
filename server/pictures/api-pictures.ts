import { createHash } from 'node:crypto';
import type { Article } from '../../contract/contract';
import { IMAGE_MAX_BYTES } from '../../contract/generated/limits';
import { UPLOADS } from '../../contract/http/uploads';
import { extensionOf, imageType } from '../../contract/image-type';
import { addressOf, drawnSizes, sizesOf } from './addresses';
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

/** The pictures of an article. */
interface ApiPictures {
  /** The pictures by their addresses in the site. */
  readonly pictures: Map<string, Uint8Array>;
  /** The address of the link preview. Without it, the article gets the picture of the newsroom. */
  readonly preview?: string;
  /** What the page says of its banner. */
  readonly banner: Pick<Article, 'bannerImage' | 'bannerSizes'>;
}

/**
 * Loads the banner of an article, and draws its link preview and its sizes. A banner with a site-relative address is copied into the site.
 * Resolves with undefined if the banner is missing, on another host, or cannot be loaded.
 * @param api the root of the API.
 */
export async function apiPictures(
  api: string,
  article: Article,
  { draw, widthOf }: Drawing,
): Promise<ApiPictures | undefined> {
  const url = bannerUrl(api, article);
  if (!url) return undefined;
  const image = await loadImage(url).catch((error: unknown) => {
    console.warn(`The banner ${url.href} could not be loaded: ${String(error)}`);
  });
  if (!image) return undefined;
  const { bytes, name } = image;
  const isCopied = article.bannerImage?.startsWith('/') === true;
  const bannerImage = isCopied ? `${UPLOADS}${name}` : url.href;
  const pictures = new Map<string, Uint8Array>(isCopied ? [[bannerImage, bytes]] : []);
  try {
    const width = await widthOf(bytes);
    const preview = addressOf(name, 'preview');
    pictures.set(preview, await draw(bytes, 'preview'));
    for (const size of drawnSizes(name, width)) pictures.set(size.url, await draw(bytes, size.width));
    const bannerSizes = sizesOf(name, width, bannerImage);
    return { pictures, preview, banner: { bannerImage, ...(bannerSizes.length > 0 && { bannerSizes }) } };
  } catch (error) {
    console.warn(`The pictures of ${url.href} could not be drawn: ${String(error)}`);
    return { pictures, banner: { bannerImage } };
  }
}

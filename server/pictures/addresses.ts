import type { BannerSize } from '../../contract/contract';
import { UPLOADS, uploadName } from '../../contract/http/uploads';

/** The widths that an image is drawn in, in pixels: for a row of the newsroom, the same on a dense screen, a phone, and a desktop. */
export const WIDTHS = [240, 480, 960, 1600] as const;

/** What is drawn of an image: its link preview, or the whole image in one of the widths. */
export type Form = 'preview' | (typeof WIDTHS)[number];

/** The link preview of `/uploads/NAME` is at `/og/uploads/NAME.jpg`, and its size at `/uploads/WIDTH/NAME.webp`. A name is a hash. */
export const PREVIEWS = `/og${UPLOADS}`;
const ADDRESS = /^\/(?:og\/uploads\/(?<preview>[^/]+)\.jpg|uploads\/(?<width>\d+)\/(?<sized>[^/]+)\.webp)$/;

/** Returns the address of a drawn picture, without the origin and the base. */
export const addressOf = (name: string, form: Form): string =>
  form === 'preview' ? `${PREVIEWS}${name}.jpg` : `${UPLOADS}${form}/${name}.webp`;

/** Returns the image and the form of an address, or undefined if it is not that of a drawn picture. */
export function pictureAt(pathname: string): { readonly name: string; readonly form: Form } | undefined {
  const { preview, width, sized = preview } = ADDRESS.exec(pathname)?.groups ?? {};
  const name = uploadName(`${UPLOADS}${sized}`);
  const form = preview === undefined ? WIDTHS.find((each) => String(each) === width) : 'preview';
  return name && form ? { name, form } : undefined;
}

/** Returns the drawn sizes of an image. `width` is that of the original in pixels, or 0 if it has no sizes. */
export const drawnSizes = (name: string, width: number): (BannerSize & { width: (typeof WIDTHS)[number] })[] =>
  WIDTHS.filter((each) => each <= width).map((each) => ({ url: addressOf(name, each), width: each }));

/**
 * Returns the sizes of an image for `Article.bannerSizes`, or an empty list if there is only one. The original comes last if it is
 * narrower than the largest size.
 */
export function sizesOf(name: string, width: number, original = `${UPLOADS}${name}`): BannerSize[] {
  const drawn = drawnSizes(name, width);
  const isWidest = [WIDTHS.at(-1), width].includes(drawn.at(-1)?.width);
  const sizes = isWidest ? drawn : [...drawn, { url: original, width }];
  return sizes.length > 1 ? sizes : [];
}

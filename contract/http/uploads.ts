import { IMAGE_TYPES } from '../generated/limits';
import { extensionOf } from '../image-type';

/** The path of uploaded images on the host. */
export const UPLOADS = '/uploads/';

/** 32 hex digits, and the extension of the type that was recognised from the content. */
const NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${IMAGE_TYPES.map(extensionOf).join('|')})$`);

/** Returns the name of an uploaded image from an address such as `/uploads/NAME`, or undefined for any other address. */
export function uploadName(address: string | null | undefined): string | undefined {
  const name = address?.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : '';
  return NAME.test(name) ? name : undefined;
}

/** Returns the headers of an uploaded image. Its bytes are untrusted, so browsers may show them only as an image of this type. */
export const uploadHeaders = (name: string) => ({
  'Content-Type': IMAGE_TYPES.find((type) => name.endsWith(`.${extensionOf(type)}`)) ?? 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
});

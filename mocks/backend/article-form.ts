import type { InputOf } from '~contract/contract';
import { isShallow, MAX_DEPTH } from '~contract/json-depth';
import { slugProblem } from '~contract/slug';
import { failure, invalid, isLonger, textOf, textProblem, tooLong } from './validation';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, type ImageType, imageType, isUploadedFile } from './images';

/** Maximum lengths in characters, as in the contract. */
const MAX = { title: 300, sections: 4_000_000, sidebarItems: 200_000, address: 2048, dataUrl: 7_100_000 } as const;

export interface ArticleFields {
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly sections: string;
  readonly sidebarItems: string;
  /** Undefined if the field is missing, null if it is empty. */
  readonly bannerImage: string | null | undefined;
}

export interface NewImage {
  readonly type: ImageType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function listProblem(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return 'This must be JSON text of a list.';
  if (isLonger(value, max)) return tooLong(max);
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return 'This is not readable JSON text.';
  }
  if (!Array.isArray(parsed)) return 'This must be JSON text of a list.';
  return isShallow(parsed) ? null : `This is nested deeper than ${MAX_DEPTH} levels.`;
}

/** The problem with a calendar date, or null if it is an existing day in the format YYYY-MM-DD. */
export function dateProblem(value: unknown): string | null {
  const text = textOf(value);
  if (text === '') return 'Please enter a date.';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const exists = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists ? null : 'Please enter the date as YYYY-MM-DD.';
}

const DATA_URL = new RegExp(`^data:(?:${Object.keys(IMAGE_TYPES).join('|')});base64,[A-Za-z0-9+/=]+$`);

function addressProblem(value: unknown): string | null {
  if (value === undefined || value === '') return null;
  const text = textOf(value);
  const isDataUrl = text.startsWith('data:');
  if (isLonger(text, isDataUrl ? MAX.dataUrl : MAX.address)) return 'This address is too long.';
  const accepted = isDataUrl
    ? DATA_URL.test(text)
    : /^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test(text) || text === '/';
  return accepted ? null : 'This is not the address of an image.';
}

/** The fields of an article form, or a 422. The host's origin is removed from the addresses of uploaded banners. */
export function readFields(body: InputOf<'createArticle'>['body'], origin: string) {
  const refusal = invalid({
    title: textProblem(body.title, 'a title', MAX.title),
    slug: slugProblem(textOf(body.slug)),
    date: dateProblem(body.date),
    sections: listProblem(body.sections, MAX.sections),
    sidebarItems: listProblem(body.sidebarItems, MAX.sidebarItems),
    bannerImage: addressProblem(body.bannerImage),
  });
  if (refusal) return { refusal };
  const banner = body.bannerImage === undefined ? undefined : textOf(body.bannerImage);
  const fields: ArticleFields = {
    title: textOf(body.title),
    slug: textOf(body.slug),
    date: textOf(body.date),
    sections: textOf(body.sections),
    sidebarItems: textOf(body.sidebarItems),
    bannerImage:
      banner === '' ? null : banner?.startsWith(`${origin}${UPLOADS}`) ? banner.slice(origin.length) : banner,
  };
  return { fields };
}

/** Path of uploaded files on the host. */
export const UPLOADS = '/uploads/';

/** The image of an article form, undefined if there is none, or a 413 or 415. */
export function readImage(value: unknown) {
  // A form sends an empty file if the user has not chosen one.
  if (!isUploadedFile(value) || value.bytes.length === 0) return { image: undefined };
  if (value.bytes.length > IMAGE_MAX_BYTES) {
    const text = 'The image is larger than 5 MB.';
    return { refusal: failure(413, text, { image: text }) };
  }
  const type = imageType(value.bytes);
  if (type === null) {
    const text = 'The image must be a PNG, JPEG, WebP, AVIF or GIF file.';
    return { refusal: failure(415, text, { image: text }) };
  }
  const image: NewImage = { type, bytes: value.bytes };
  return { image };
}

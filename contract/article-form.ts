import { type ArticleTexts, textsOf } from './article-texts';
import type { InputOf } from './contract';
import { IMAGE_MAX_BYTES } from './generated/limits';
import type { UploadedFile } from './http/request-body';
import { UPLOADS } from './http/uploads';
import { IMAGE_TYPE_NAMES, type ImageType, imageType } from './image-type';
import { megabytes } from './megabytes';
import { failure, textOf } from './results';

/** The values of an article form. The contract has validated them. */
export interface ArticleFields extends ArticleTexts {
  readonly sections: string;
  readonly sidebarItems: string;
  /** Undefined if the field is missing, null if it is empty. */
  readonly bannerImage: string | null | undefined;
}

/** A new banner. `type` is recognised from the bytes, at most 5 MB. */
export interface NewImage {
  readonly type: ImageType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the fields of an article form. An uploaded banner keeps only its path, without `origin`, which is the host's own scheme, host
 * and port.
 */
export function readFields(body: InputOf<'createArticle'>['body'], origin: string): ArticleFields {
  const banner = body.bannerImage === undefined ? undefined : textOf(body.bannerImage);
  return {
    ...textsOf(body),
    sections: textOf(body.sections),
    sidebarItems: textOf(body.sidebarItems),
    bannerImage:
      banner === '' ? null : banner?.startsWith(`${origin}${UPLOADS}`) ? banner.slice(origin.length) : banner,
  };
}

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** Reads the image of an article form. Returns `{ image }`, which is undefined if there is none, or `{ refusal }`, a 413 or 415. */
export function readImage(value: unknown) {
  if (typeof value === 'string' && value !== '') {
    // Some programs send the image without a type or a file name. If it were ignored, the article would lose its banner.
    const text = 'The image must be sent as a file, with a file name or a type.';
    return { refusal: failure(415, text, { image: text }) };
  }
  // A form sends an empty file if the user has not chosen one.
  if (!isUploadedFile(value) || value.bytes.length === 0) return { image: undefined };
  if (value.bytes.length > IMAGE_MAX_BYTES) {
    const text = `The image is larger than ${megabytes(IMAGE_MAX_BYTES)}.`;
    return { refusal: failure(413, text, { image: text }) };
  }
  const type = imageType(value.bytes);
  if (type === null) {
    const text = `The image must be a ${IMAGE_TYPE_NAMES} file.`;
    return { refusal: failure(415, text, { image: text }) };
  }
  const image: NewImage = { type, bytes: value.bytes };
  return { image };
}

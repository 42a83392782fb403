import { isDeepStrictEqual } from 'node:util';
import type { BannerSize } from '../../../contract/contract';
import { imageSize } from '../../../contract/image-size';
import { imageType } from '../../../contract/image-type';
import { type Check, writing } from '../../check';
import type { Api } from '../../client/api';
import { type FetchedFile, fetchFile } from '../../client/files';
import { blackPng } from '../../client/sample-images';
import type { WireArticle } from '../../client/wire';
import { ensure, NotApplicable, shown } from '../../outcome';

const WIDTH = 2000;
/** Some servers count a year as 12 months of 30 days. */
const YEAR_SECONDS = 360 * 86_400;

const banner = (width = WIDTH) => new File([blackPng(width, width / 2)], 'banner.png', { type: 'image/png' });
const sizesOf = ({ bannerSizes = [] }: WireArticle): readonly BannerSize[] => bannerSizes;
const addressesOf = (sizes: readonly BannerSize[]) => sizes.map(({ url }) => url);
const hasIdOf = (one: WireArticle) => (other: WireArticle) => String(one.id) === String(other.id);

/** @throws NotApplicable if the backend offers no sizes, which the contract allows. */
function ensureOffered(sizes: readonly BannerSize[]): void {
  if (sizes.length === 0) throw new NotApplicable('this backend offers banners in one size only');
}

/** Publishes an article with a wide banner, and reads its sizes. @throws NotApplicable if there are none. */
async function published(api: Api) {
  const { id, fields } = await api.article({ image: banner() });
  const sizes = sizesOf(await api.read(id));
  ensureOffered(sizes);
  return { id, fields, sizes };
}

/** Makes a check of every size of a banner. The check gets the size and the response at its address. */
const ofEachSize =
  (check: (size: BannerSize, file: FetchedFile, api: Api) => void | Promise<void>): Check['run'] =>
  async (api) => {
    const { sizes } = await published(api);
    for (const size of sizes) {
      const file = await fetchFile(api, size.url);
      ensure(file.status === 200, `${shown(size.url)} returned ${file.status}`);
      await check(size, file, api);
    }
  };

const typeOf = (headers: Headers) => (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function expectPicture({ url, width }: BannerSize, { headers, bytes }: FetchedFile): void {
  ensure(/^(?:https?:\/\/|\/(?!\/))/i.test(url), `${shown(url)} is neither an absolute nor a site-relative address`);
  const type = imageType(bytes);
  ensure(type !== null, `${shown(url)} is not an image that the contract accepts`);
  const declared = typeOf(headers);
  ensure(declared === type, `the content type of ${shown(url)} is ${shown(declared)}, but it is ${type}`);
  const found = imageSize(bytes, type)?.width;
  ensure(found === width, `${shown(url)} is ${found ?? 'an unknown number of'} pixels wide, not ${width}`);
}

function expectCached({ url }: BannerSize, { headers }: FetchedFile): void {
  const header = headers.get('Cache-Control') ?? '';
  const seconds = Number(/\bmax-age=(\d+)/i.exec(header)?.[1] ?? 0);
  const isKept = /\bimmutable\b/i.test(header) && seconds >= YEAR_SECONDS && !/\bno-(?:store|cache)\b/i.test(header);
  ensure(isKept, `Cache-Control of ${shown(url)} is ${shown(header)}, not immutable for a year`);
}

/** HEAD may leave the length out, because some servers know it only after they have made the picture (RFC 9110, 9.3.2). */
async function expectHead({ url }: BannerSize, { headers, bytes }: FetchedFile, api: Api): Promise<void> {
  const head = await fetchFile(api, url, { method: 'HEAD' });
  ensure(head.status === 200, `HEAD ${shown(url)}: expected 200, got ${head.status}`);
  ensure(head.bytes.length === 0, `HEAD ${shown(url)} returns a body`);
  const [type, length] = [typeOf(head.headers), head.headers.get('Content-Length')];
  ensure(type === typeOf(headers), `HEAD ${shown(url)} returns the content type ${shown(type)}`);
  ensure(length === null || Number(length) === bytes.length, `HEAD ${shown(url)} returns the length ${length}`);
}

/** Asks for a picture again, as a browser that has it. */
async function expectCondition({ url }: BannerSize, { headers }: FetchedFile, api: Api): Promise<void> {
  const [tag, date] = [headers.get('ETag'), headers.get('Last-Modified')];
  ensure(tag !== null || date !== null, `${shown(url)} has neither an ETag nor a Last-Modified`);
  const condition = tag !== null ? { 'If-None-Match': tag } : { 'If-Modified-Since': date ?? '' };
  // Without a Cache-Control, `fetch` adds `no-cache` to a request with a condition, and then Express never sends a 304.
  const again = await fetchFile(api, url, { headers: { ...condition, 'Cache-Control': 'max-age=0' } });
  ensure(again.status === 304, `${shown(url)} with ${shown(condition)}: expected 304, got ${again.status}`);
  ensure(again.bytes.length === 0, `a 304 of ${shown(url)} has a body`);
}

/** A backend need not offer sizes. If it does, pages and caches rely on these rules. */
export const bannerSizeChecks: readonly Check[] = [
  ...writing('createArticle', 'L2', {
    'banner sizes ascend in width, and none is wider than the original': async (api) => {
      const widths = (await published(api)).sizes.map(({ width }) => width);
      const isAscending = widths.every((width, at) => width > (widths[at - 1] ?? 0));
      ensure(isAscending, `the widths do not ascend: ${shown(widths)}`);
      ensure((widths.at(-1) ?? 0) <= WIDTH, `a banner of ${WIDTH} pixels has the widths ${shown(widths)}`);
    },
    'the address of a banner size returns an image of exactly that width': ofEachSize(expectPicture),
    'a banner size may stay in caches for a year, and is immutable': ofEachSize(expectCached),
    'a banner size responds to HEAD and to conditional requests': ofEachSize(async (size, file, api) => {
      await expectHead(size, file, api);
      await expectCondition(size, file, api);
    }),
    'banner sizes are the same by id, by slug, in the list and in its summaries': async (api) => {
      const { id, fields, response } = await api.article({ image: banner() });
      const created = response.body.data as WireArticle;
      const byId = await api.read(id);
      const bySlug = await api.expect(200, 'getArticleBySlug', { slug: fields.slug });
      const articles = {
        'by slug': bySlug.body.data as WireArticle,
        'in the list': (await api.list()).find(hasIdOf(byId)),
        'in the summaries': (await api.list({ fields: 'summary' })).find(hasIdOf(byId)),
        // A backend may make the sizes after this response.
        ...(sizesOf(created).length > 0 && { 'in the response to POST': created }),
      };
      const sizes = sizesOf(byId);
      ensureOffered([byId, ...Object.values(articles)].flatMap((article) => (article ? sizesOf(article) : [])));
      for (const [place, article] of Object.entries(articles)) {
        ensure(article !== undefined, `article ${id} is not ${place}`);
        const found = sizesOf(article);
        ensure(isDeepStrictEqual(found, sizes), `${place} the sizes are ${shown(found)}, but by id ${shown(sizes)}`);
      }
    },
  }),
  ...writing('updateArticle', 'L2', {
    'banner sizes stay with their banner, have other addresses after a new image, and are missing without a banner':
      async (api) => {
        const { id, fields, sizes } = await published(api);
        const { image: _, ...texts } = fields;
        const update = async (change: { readonly image?: File; readonly bannerImage?: string }) => {
          await api.expect(200, 'updateArticle', { id, form: api.form({ ...texts, ...change }), signedIn: true });
          return sizesOf(await api.read(id));
        };
        const kept = await update({});
        ensure(isDeepStrictEqual(kept, sizes), `after an update without an image, the sizes are ${shown(kept)}`);
        const former = addressesOf(sizes);
        const stale = addressesOf(await update({ image: banner(WIDTH - 100) })).find((url) => former.includes(url));
        ensure(stale === undefined, `a new image has the address of the former one: ${shown(stale)}`);
        const left = await update({ bannerImage: '' });
        ensure(left.length === 0, `an article without a banner has the sizes ${shown(left)}`);
      },
  }),
];

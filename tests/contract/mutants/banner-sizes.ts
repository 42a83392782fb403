import { createHash } from 'node:crypto';
import type { BannerSize } from '~contract/contract';
import { imageSize } from '~contract/image-size';
import { blackPng } from '../../../certifier/client/sample-images';
import type { WireArticle } from '../../../certifier/client/wire';
import { isGet, listing, type Mutant, reading, responding, type Server, without } from './mutant-tools';

const PICTURE = /^\/sizes\/[0-9a-f]+-(\d+)\.png$/;
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Returns the width of a PNG that the mock stores as a data URL, or 0 for other banners. */
function widthOf(banner: string | null): number {
  const start = banner?.split('data:image/png;base64,')[1]?.slice(0, 400) ?? '';
  return imageSize(Buffer.from(start, 'base64'), 'image/png')?.width ?? 0;
}

function picture(request: Request, width: number): Response {
  const headers = { ...HEADERS, ETag: `"${width}"` };
  const { headers: sent, method } = request;
  // Like Express, it sends the whole file if a request has `no-cache`, which `fetch` adds if there is no Cache-Control.
  if (sent.get('If-None-Match') === headers.ETag && sent.has('Cache-Control'))
    return new Response(null, { status: 304, headers });
  const body = blackPng(width, width / 2);
  return new Response(method === 'HEAD' ? null : body, { headers: { ...headers, 'Content-Length': `${body.length}` } });
}

/** Offers uploaded banners in these widths. Each picture is black, and its address contains a hash of the original. */
const offering = (isOffered: (width: number, original: number) => boolean) => {
  const withSizes = (article: WireArticle): WireArticle => {
    const { bannerImage } = article;
    const original = widthOf(bannerImage);
    if (original < 480) return article;
    const hash = createHash('sha256').update(`${bannerImage}`).digest('hex');
    const widths = [480, 960, 2400].filter((width) => isOffered(width, original));
    return { ...article, bannerSizes: widths.map((width) => ({ url: `/sizes/${hash}-${width}.png`, width })) };
  };
  const withAllSizes = reading(/\/news\b/, ({ data, ...body }) => ({
    ...body,
    data: Array.isArray(data) ? data.map(withSizes) : withSizes(data as WireArticle),
  }));
  return (honest: Server): Server => {
    const api = withAllSizes(honest);
    return async (request) => {
      const width = PICTURE.exec(new URL(request.url).pathname)?.[1];
      return width === undefined ? api(request) : picture(request, Number(width));
    };
  };
};

/** Makes the mock offer banners in several widths, as the contract says. */
export const withBannerSizes = offering((width, original) => width <= original);

/** One fault for each rule about banner sizes. No other rule finds it. */
const faults: readonly Pick<Mutant, 'name' | 'rule' | 'server'>[] = [
  {
    name: 'offers a banner wider than the original',
    rule: 'none is wider than the original',
    server: offering(() => true),
  },
  {
    name: 'returns a picture of 480 pixels for every banner size',
    rule: 'an image of exactly that width',
    server: (honest) => (request) =>
      withBannerSizes(honest)(new Request(request.url.replace(/-\d+\.png$/, '-480.png'), request)),
  },
  {
    name: 'lets caches keep a banner size for an hour',
    rule: 'a banner size may stay in caches',
    server: (honest) =>
      responding(200, { headers: { 'Cache-Control': 'public, max-age=3600' } }, (request) => isGet(request, PICTURE))(
        withBannerSizes(honest),
      ),
  },
  {
    name: 'ignores If-None-Match for a banner size',
    rule: 'HEAD and to conditional requests',
    server: (honest) => without('If-None-Match')(withBannerSizes(honest)),
  },
  {
    name: 'lists articles without their banner sizes',
    rule: 'banner sizes are the same',
    server: (honest) =>
      listing((articles) => articles.map((one) => ({ ...one, bannerSizes: undefined })))(withBannerSizes(honest)),
  },
];

/** Backends that offer banners in several widths, and each break one rule about them. */
export const bannerSizeMutants: readonly Mutant[] = [
  ...faults.map((fault) => ({ ...fault, operation: 'createArticle', isFoundOnce: true }) as const),
  {
    name: 'keeps the sizes of the first banner of an article',
    operation: 'updateArticle',
    rule: 'banner sizes stay with their banner',
    isFoundOnce: true,
    server: (honest) => {
      const first = new Map<string, readonly BannerSize[] | undefined>();
      return reading(/\/news\/\d+$/, (body) => {
        const article = body.data as WireArticle;
        const bannerSizes = first.get(article.slug) ?? article.bannerSizes;
        first.set(article.slug, bannerSizes);
        return { data: { ...article, bannerSizes } };
      })(withBannerSizes(honest));
    },
  },
];

import { type RouteHandlerCallbackOptions, registerQuotaErrorCallback } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ownName, withBase } from '~/lib/base';
import { refuseHtml } from './refuse-html';

const NAME = ownName('pictures');
/** Beyond this size of all pictures together, those that were loaded first are deleted. */
const LIMIT_BYTES = 25 * 1024 * 1024;
/** What a picture of another origin counts, because its size cannot be read. Chromium takes so much of the quota for it. */
const UNKNOWN_BYTES = 7 * 1024 * 1024;

async function bytesOf(response: Response): Promise<number> {
  return Number(response.headers.get('content-length')) || (await response.blob()).size || UNKNOWN_BYTES;
}

const storing = {
  // The server redirects to the original if a size is late. Next time, the size may be there.
  async cacheWillUpdate({ response }: { response: Response }): Promise<Response | null> {
    return response.type === 'opaque' || (response.status === 200 && !response.redirected) ? response : null;
  },
  async cacheDidUpdate() {
    const cache = await caches.open(NAME);
    let bytes = 0;
    // A cache lists the entry that was stored first at the start.
    for (const request of [...(await cache.keys())].reverse()) {
      const response = await cache.match(request, { ignoreVary: true });
      bytes += response ? await bytesOf(response) : 0;
      if (bytes > LIMIT_BYTES) await cache.delete(request, { ignoreVary: true });
    }
  },
};

/** The addresses of a banner, the largest first. Responses of a backend can contain anything. */
const addressesOf = (article: unknown): readonly string[] => {
  const { bannerImage, bannerSizes } = Object(article);
  const sizes: readonly unknown[] = Array.isArray(bannerSizes) ? bannerSizes.toReversed() : [];
  return [bannerImage, ...sizes.map((size) => Object(size).url)]
    .filter((address) => typeof address === 'string' && URL.canParse(address, location.href))
    .map((address) => new URL(withBase(address), location.href).href);
};

/** Finds the addresses of a picture in the cached articles, the largest first. */
async function sizesOf(url: string): Promise<readonly string[]> {
  const read = await caches.open(ownName('read'));
  for (const request of await read.keys()) {
    const response = await read.match(request);
    const body: unknown = await response?.json().catch(() => undefined);
    const articles = [Object(body).data].flat().map(addressesOf);
    const found = articles.find((addresses) => addresses.includes(url));
    if (found) return found;
  }
  return [];
}

/** If a picture cannot be loaded, shows another size of it that is cached. */
const showOtherSize = {
  async handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
    const cache = await caches.open(NAME);
    for (const address of await sizesOf(request.url)) {
      const response = await cache.match(address, { ignoreVary: true });
      if (response) return response;
    }
    return undefined;
  },
};

const plugins = [refuseHtml, storing, showOtherSize];
const ifImmutable = new CacheFirst({ cacheName: NAME, plugins });
registerQuotaErrorCallback(async () => void (await caches.delete(NAME)));

/**
 * Returns a handler for the pictures of articles, each in the size that was shown.
 * @param networkTimeoutSeconds how long to wait for the network if the picture is cached.
 */
export function pictures(networkTimeoutSeconds: number) {
  const others = new NetworkFirst({ cacheName: NAME, networkTimeoutSeconds, plugins });
  return async (options: RouteHandlerCallbackOptions): Promise<Response> => {
    const cached = await caches.match(options.request, { cacheName: NAME });
    const isImmutable = /\bimmutable\b/.test(cached?.headers.get('cache-control') ?? '');
    return (isImmutable ? ifImmutable : others).handle(options);
  };
}

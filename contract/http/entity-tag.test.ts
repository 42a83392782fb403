import fc from 'fast-check';
import { expect, it } from 'vitest';
import { originalTag, tagsOf } from './entity-tag';

it.each([
  ['nginx, HAProxy, Cloudflare, Varnish', 'W/"1-1"'],
  ['Apache with deflate, Caddy with gzip', '"1-1-gzip"'],
  ['an old Apache', '"1-1"-gzip'],
  ['Apache with brotli', '"1-1-br"'],
  ['Caddy with zstd', '"1-1-zstd"'],
  ['lighttpd', '"1-1-deflate"'],
  ['Jetty', '"1-1--gzip"'],
  ['nginx in front of Apache', 'W/"1-1-gzip"'],
  ['Apache in front of Caddy', '"1-1-zstd-gzip"'],
])('finds the tag of the backend in what %s makes of it', (_, rewritten) => {
  expect(originalTag(rewritten)).toBe('"1-1"');
});

it('keeps a tag that no proxy has rewritten', () => {
  fc.assert(fc.property(fc.stringMatching(/^"[a-zA-Z0-9+/=_:.]+"$/), (tag) => originalTag(tag) === tag));
  expect(originalTag('"gzip"')).toBe('"gzip"');
  expect(originalTag('"a-gzip-b"')).toBe('"a-gzip-b"');
});

it('reads every tag of a list, and * as any', () => {
  expect(tagsOf(' W/"1-1" ,"2-1-gzip"')).toEqual(['"1-1"', '"2-1"']);
  expect(tagsOf('*')).toBeUndefined();
});

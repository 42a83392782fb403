import { routes } from '../src/routes';

/** The site's own addresses begin with these names. A base with one of them would be ambiguous. */
const RESERVED = new Set([
  'art',
  'assets',
  'icons',
  'og',
  'screenshots',
  'shell',
  'video',
  'api',
  ...routes.map(({ path }) => path.split('/')[1]),
]);

/** Reads the path of the site from `BASE_PATH`, and adds a slash at both ends. The default is `/`. @throws Error if it is not a path. */
export function readBase(given = process.env.BASE_PATH ?? ''): string {
  const segments = given.split('/').filter(Boolean);
  if (
    segments.some((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment)) ||
    (RESERVED.has(segments[0] ?? 'art') && segments.length > 0)
  ) {
    throw new Error(`BASE_PATH=${given}: use a path such as /site/ that is not a page or folder of the site.`);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

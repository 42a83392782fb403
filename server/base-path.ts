import { routes } from '../src/routes.ts';

/** What already begins an address of the site. A base of that name could not be told from it. */
const TAKEN = new Set([
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

/** The path the site is hosted under, from `BASE_PATH`, with a slash at both ends; `/` is an origin's root. */
export function readBase(given = process.env.BASE_PATH ?? ''): string {
  const segments = given.split('/').filter(Boolean);
  if (
    segments.some((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment)) ||
    (TAKEN.has(segments[0] ?? 'art') && segments.length > 0)
  ) {
    throw new Error(`BASE_PATH=${given}: use a path such as /site/ that is no page or folder of the site itself.`);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

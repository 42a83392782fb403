import { decode } from './lib/text/decode';
import { matchScreen } from './routes';

export interface Crumb {
  readonly label: string;
  /** Missing on the last crumb and where the address has no page. */
  readonly href?: string;
}

const SMALL_WORDS = new Set(['and', 'of', 'the']);

/** 'logistics-and-transportation' -> 'Logistics and Transportation'. */
function crumbLabel(segment: string) {
  return decode(segment)
    .split('-')
    .filter(Boolean)
    .map((word, i) => (i > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/**
 * Breadcrumbs of a pathname, from Home: each segment of the address, capitalised and with spaces for hyphens. Neither
 * the last crumb nor a crumb without a page is a link. Home gives an empty list, because a single crumb is hidden.
 * @param isPage decides which crumbs are links. The parents of a screen are screens, so only content pages need the
 * list of all routes.
 */
export function breadcrumbs(
  pathname: string,
  isPage: (path: string) => boolean = (path) => matchScreen(path) !== undefined,
): readonly Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const trail = segments.map((segment, i): Crumb => {
    const target = `/${segments.slice(0, i + 1).join('/')}`;
    const isLink = i < segments.length - 1 && isPage(target);
    return { label: crumbLabel(segment), ...(isLink && { href: target }) };
  });
  return [{ label: 'Home', href: '/' }, ...trail];
}

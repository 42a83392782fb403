import { contentPages } from '~/content/pages/index';
import { contentRoutes, matchScreen } from '~/routes';
import { matcher } from '~/routing';
import type { HeadModule } from '~/screens/head.server';
import { OFFLINE_PATH } from './shells';

const heads = import.meta.glob<HeadModule>('../screens/*/head.server.ts', { eager: true });
const matchContent = matcher(contentRoutes);

/** The screen of an address and its params. An address without a page has the not-found screen. */
export function screenAt(path: string) {
  const match = matchScreen(path);
  const screen = match?.route.screen ?? (path === OFFLINE_PATH ? 'offline' : 'not-found');
  return { screen, params: match?.params ?? {} };
}

/** `screens/NAME/head.server.ts`, if the screen has one. */
export const headOf = (screen: string): HeadModule | undefined => heads[`../screens/${screen}/head.server.ts`];

/** Loads the content of an address. Undefined if the address belongs to a screen. */
export async function contentAt(path: string) {
  const match = matchContent(path);
  return match && contentPages[match.route.path]();
}

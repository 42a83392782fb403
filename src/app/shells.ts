import { screenRoutes } from '../routes';
import type { ScreenRoute } from '../routing';

/**
 * Files for addresses that are unknown at build time. The server responds with the file and the app renders the page.
 * `path` is the page rendered into the file as its first paint.
 */
export interface ShellFile {
  readonly file: string;
  readonly path: string;
  /** The screen it serves. Addresses without a screen, or whose screen has no shell, get the first shell. */
  readonly screen?: string;
  /** Status for an address that was not prerendered. */
  readonly status: 200 | 404;
}

/** The address that the offline page is rendered at. Only the service worker sends it, for any address. */
export const OFFLINE_PATH = '/offline';
export const OFFLINE_FILE = 'shell/offline.html';

const ofScreen = ({ screen, path, shell }: ScreenRoute): readonly ShellFile[] =>
  shell ? [{ file: `shell/${screen}.html`, path: path.replace(/:\w+/g, '-'), screen, status: shell }] : [];

export const shells: readonly ShellFile[] = [
  { file: '404.html', path: '/404', status: 404 },
  { file: OFFLINE_FILE, path: OFFLINE_PATH, status: 404 },
  ...screenRoutes.flatMap(ofScreen),
];

/** The shell of a screen whose address was not prerendered. */
export const shellOf = (screen: string | undefined) =>
  shells.find((shell) => screen !== undefined && shell.screen === screen) ?? shells[0];

import type { PageId } from '~/screen-routes';

/**
 * Files for addresses that are unknown at build time. The server responds with the file and the app renders the page.
 * `path` is the page rendered into the file as its first paint.
 */
export interface ShellFile {
  readonly file: string;
  readonly path: string;
  /** The screens it serves. Other addresses get the first shell. */
  readonly pages: readonly PageId[];
  /** Status for an address that was not prerendered. */
  readonly status: 200 | 404;
}

/** The address that the offline page is rendered at. Only the service worker sends it, for any address. */
export const OFFLINE_PATH = '/offline';
export const OFFLINE_FILE = 'shell/offline.html';

export const shells: readonly ShellFile[] = [
  { file: '404.html', path: '/404', pages: [], status: 404 },
  { file: 'shell/article.html', path: '/newsroom/-', pages: ['article'], status: 200 },
  { file: 'shell/job.html', path: '/careers/job/-', pages: ['job'], status: 404 },
  { file: 'shell/case-study.html', path: '/case-studies/-', pages: ['caseStudy'], status: 404 },
  { file: OFFLINE_FILE, path: OFFLINE_PATH, pages: [], status: 404 },
  { file: 'shell/project.html', path: '/projects/-', pages: ['project'], status: 404 },
  { file: 'shell/editor.html', path: '/newsroom/admin', pages: ['publicEditor'], status: 200 },
  { file: 'shell/admin.html', path: '/admin', pages: ['admin'], status: 200 },
];

/** The shell of a screen whose address was not prerendered. */
export const shellOf = (page: PageId | undefined) =>
  shells.find(({ pages }) => page !== undefined && pages.includes(page)) ?? shells[0];

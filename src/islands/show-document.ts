import { announcePage } from '~/lib/announce-page';
import { setDocumentTitle } from '~/lib/hooks/use-document-title';
import { showArrival } from '~/lib/page-arrival';
import { isShellAt, renderScreens, startIslands, stopIslands } from './hydration';
import { siteSheet } from './site-sheet';

/** The data in a page's head that bookmarks and shared links use. */
const HEAD_DATA = 'meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]';

/** True if a document uses the scripts and styles of this one. If not, a new release came in between. */
export const isSameRelease = (page: Document) =>
  page.querySelector('main') !== null &&
  page.querySelector('head script')?.textContent === document.querySelector('head script')?.textContent &&
  siteSheet(document) !== null &&
  siteSheet(page)?.getAttribute('href') === siteSheet(document)?.getAttribute('href');

/** Copies an element into this document. The original stays in memory for Back. */
const copy = (element: Element) => document.importNode(element, true);

/** The parts that belong to one page: `<main>`, and the menu, because it marks the current page. */
const pageParts = (page: Document) => [...page.querySelectorAll('[data-page]')];

/** Replaces the page and returns its new parts. The rest of the frame stays, unless only one of the two pages has it. */
function replaceContent(page: Document): readonly ParentNode[] {
  const [old, next] = [pageParts(document), pageParts(page)];
  if (old.length === next.length) {
    for (const [index, part] of old.entries()) {
      const replacement = next[index];
      if (replacement) part.replaceWith(copy(replacement));
    }
    return pageParts(document);
  }
  const root = document.getElementById('root');
  if (root) stopIslands(root);
  root?.replaceChildren(...[...(page.getElementById('root')?.children ?? [])].map(copy));
  return [document];
}

function replaceHead(page: Document) {
  for (const old of document.head.querySelectorAll(HEAD_DATA)) old.remove();
  document.head.append(...[...page.head.querySelectorAll(HEAD_DATA)].map(copy));
  setDocumentTitle(page.title);
}

/**
 * Shows the page of a document in place of the current one, in one task: its content, its title and its head data. Its
 * islands start as after a first load, with one exception: the screen of a shell is rendered at once, because its code
 * has been loaded.
 */
export function showDocument(page: Document, url: URL, changeAddress?: () => void) {
  for (const part of pageParts(document)) stopIslands(part);
  changeAddress?.();
  showArrival(page);
  const parts = replaceContent(page);
  replaceHead(page);
  for (const part of parts) {
    if (isShellAt(page, url.pathname)) renderScreens(part);
    startIslands(part);
  }
  announcePage();
}

import type { ArticleDraft } from '~/api/articles/article';
import { adminWords } from '~/features/admin/words';
import { saveFile } from '~/lib/browser/save-file';
import { escapeHtml } from '~/lib/text/escape-html';
import { theme } from '~/theme/theme';

const words = adminWords.editor.previewFile;
/** How long the list of recent articles, and a picture, may take. */
const WAIT_MS = 10_000;
/** Nothing runs and nothing loads, whatever the article contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const { space, color } = theme;
const OWN_STYLE = `.preview-note{padding:${space.m};background:${color.ink900};color:${color.text};text-align:center}main{padding-top:${space.x3l}}`;

/** Waits until nothing on the page is loading. */
const settled = (page: Element) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => check());
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const check = () => page.querySelector('[aria-busy]') ?? end();
    observer.observe(page, { childList: true, subtree: true });
    setTimeout(end, WAIT_MS);
    check();
  });

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function download(url: string): Promise<Blob> {
  // The browser may have loaded a picture of another origin without permission to read it.
  const cache = new URL(url, location.href).origin === location.origin ? 'default' : 'no-store';
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(WAIT_MS) });
  const blob = await response.blob();
  if (!response.ok || !blob.type.startsWith('image/')) throw new Error(`There is no picture: ${response.status}`);
  return blob;
}

/** Puts the bytes of a picture into its address, or removes the picture. Resolves with whether it is there. */
async function embed(image: HTMLImageElement, chosen: Blob | undefined): Promise<boolean> {
  const { src } = image;
  for (const name of ['srcset', 'sizes', 'loading', 'fetchpriority']) image.removeAttribute(name);
  if (src.startsWith('data:')) return true;
  try {
    image.src = await dataUrlOf(chosen && src.startsWith('blob:') ? chosen : await download(src));
    return true;
  } catch (error) {
    console.info('A picture could not be read.', error);
    image.remove();
    return false;
  }
}

/** The rules of a style sheet. The text of a style element is more exact than what the browser makes of it. */
function rulesOf(sheet: CSSStyleSheet): string {
  const text = sheet.ownerNode?.textContent;
  if (text) return text;
  try {
    return Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  } catch (error) {
    console.info('The style sheet of an extension was left out.', error);
    return '';
  }
}

/** All styles of the page, without fonts and pictures. */
const stylesOf = ({ styleSheets }: Document) =>
  [...Array.from(styleSheets, rulesOf), OWN_STYLE]
    .join('\n')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/url\((?!["']?data:)[^)]*\)/g, 'none')
    .replaceAll('</', '<\\/');

/** The rendered page as a document reads it: with a first heading, absolute addresses, and without what needs scripts. */
function copyOf(page: HTMLElement) {
  const copy = document.createElement('div');
  copy.append(...page.cloneNode(true).childNodes);
  for (const part of copy.querySelectorAll('[aria-busy], button')) part.remove();
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  const title = copy.querySelector('header h2');
  const heading = document.createElement('h1');
  heading.dir = 'auto';
  heading.append(...(title?.childNodes ?? []));
  title?.replaceWith(heading);
  return copy;
}

/**
 * Saves a rendered preview as one HTML file, for people without an account. It needs nothing else: styles and pictures are
 * inside, there are no scripts, and fonts are those of the system.
 * @returns false if a picture could not be read.
 */
export async function savePreview(page: HTMLElement, { title, slug }: ArticleDraft, chosen: Blob | undefined) {
  await settled(page);
  const copy = copyOf(page);
  const pictures = await Promise.all(Array.from(copy.querySelectorAll('img'), (image) => embed(image, chosen)));
  // With `data-js`, the styles do not add the notice that the browser is too old.
  const html = `<!doctype html>
<html lang="${document.documentElement.lang}" data-js>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.note}: ${title}`)}</title>
<style>${stylesOf(document)}</style>
<body>
<p class="preview-note" data-surface="dark"><strong>${words.note}</strong></p>
<main data-accent="route">${copy.innerHTML}</main>
`;
  saveFile(`${slug || 'article'}-preview.html`, html, 'text/html');
  return pictures.every(Boolean);
}

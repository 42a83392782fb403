/** The style sheet of the whole site, at the end of each page. The page's own styles are only those of its first screen. */
export const siteSheet = (page: Document) => page.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');

let loading: Promise<void> | undefined;

async function load(link: HTMLLinkElement) {
  // A failed link looks like one that is loading, until the page has loaded.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
      for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
    });
  if (link.sheet) return;
  // A link loads only once, so a copy tries again.
  const again = document.importNode(link);
  const loaded = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error('The style sheet could not be loaded.')));
  });
  link.replaceWith(again);
  await loaded;
}

/** Resolves when the styles of all islands and pages are there. Rejects if they cannot be loaded; a later call tries again. */
export function whenStyled(): Promise<void> {
  const link = siteSheet(document);
  if (!link || link.sheet) return Promise.resolve();
  loading ??= load(link).finally(() => {
    loading = undefined;
  });
  return loading;
}

import { shared } from '~/lib/retry';

/** The style sheet of the whole site, at the end of each page. The page's own styles are only those of its first screen. */
export const siteSheet = (page: Document) => page.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');

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

const loadOnce = shared(async (): Promise<void> => {
  const link = siteSheet(document);
  if (link && !link.sheet) await load(link);
});

/** Resolves when the styles of the whole site have loaded. Rejects if they cannot be loaded; a later call tries again. */
export const whenStyled = (): Promise<void> => (siteSheet(document)?.sheet ? Promise.resolve() : loadOnce());

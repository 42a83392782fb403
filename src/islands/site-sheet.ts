import { shared } from '~/lib/retry';

/** The style sheet of the whole site, at the end of each page. The page's own styles cover only its first screen. */
export const siteSheet = (page: Document) => page.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');

async function load(link: HTMLLinkElement) {
  // Until the page has loaded, a failed link looks like a link that is still loading.
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

// Writes the limit page: the text, links and pictures of the home page as plain HTML, without scripts, fonts or styles. Every run
// generates it from the built page, so that the content is the same.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const STYLE =
  'body{margin:0 auto;max-width:72rem;padding:1rem;font:16px/1.6 system-ui,sans-serif}img{display:block;width:100%;height:auto}h1{font-size:clamp(2.2rem,6vw,3.5rem);line-height:1.1}';

/** Lighthouse's phone, which determines the pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** The text and pictures of the page as plain elements. Runs in the page. */
function bareMarkup() {
  const LINES = 'h1, h2, h3, h4, p, li, a, button, label, summary, dt, dd, blockquote';
  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const art = [];
  const picture = (image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image;
    const address = (source.getAttribute('srcset') ?? image.getAttribute('src') ?? '').split(/[ ,]/)[0];
    art.push(address);
    const size = ['width', 'height'].map(
      (name) => `${name}="${source.getAttribute(name) ?? image.getAttribute(name)}"`,
    );
    const when = image.loading === 'lazy' ? 'loading="lazy"' : 'fetchpriority="high"';
    return `<img src="${address}" ${size.join(' ')} ${when} alt="">`;
  };
  const done = [];
  const line = (element) => {
    const text = escape(element.textContent?.trim().replace(/\s+/g, ' ') ?? '');
    if (!text) return '';
    done.push(element);
    if (element.localName === 'a') return `<p><a href="${escape(element.getAttribute('href') ?? '')}">${text}</a></p>`;
    const tag = /^h\d$/.test(element.localName) ? element.localName : 'p';
    return `<${tag}>${text}</${tag}>`;
  };
  const markup = [...document.querySelectorAll(`:is(header, main, footer) :is(img, ${LINES})`)]
    .map((element) => {
      if (element.localName === 'img') return element.closest('[data-only=dark]') ? '' : picture(element);
      // Skip containers: their links and lines are added separately.
      if (element.querySelector(LINES) || done.some((parent) => parent.contains(element))) return '';
      // Closed panels of the header are included, but hidden.
      const isClosed = element.closest('header') && !element.checkVisibility();
      const markup = line(element);
      return markup && isClosed ? `<div hidden>${markup}</div>` : markup;
    })
    .filter(Boolean);
  return { markup: markup.join('\n'), art };
}

/** Writes the limit page for the site in `dist`, served at `origin`, to `folder`. Returns the number of its pictures. */
export async function writeLimit(dist, origin, executablePath, args, folder) {
  const browser = await chromium.launch({ executablePath, args });
  const page = await (await browser.newContext({ ...PHONE, serviceWorkers: 'block' })).newPage();
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  const { markup, art } = await page.evaluate(bareMarkup);
  await browser.close();
  if (art.length === 0) throw new Error('The home page has no pictures, so the limit page would be empty.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of new Set(art)) cpSync(join(dist, file), join(folder, file), { recursive: true });
  const title = /<title>(.*?)<\/title>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1];
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The limit on this link"><link rel="icon" href="data:,"><style>${STYLE}</style></head>`;
  writeFileSync(join(folder, 'index.html'), `${head}<body>${markup}</body></html>`);
  return art.length;
}

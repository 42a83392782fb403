// The physical limit: the home page's own words, links and first art as bare HTML by hand, without one byte of script,
// font or design. Written anew from the built page for every run, so that its text is always the same.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const STYLE =
  'body{margin:0 auto;max-width:72rem;padding:1rem;font:16px/1.6 system-ui,sans-serif}img{display:block;width:100%;height:auto}h1{font-size:clamp(2.2rem,6vw,3.5rem);line-height:1.1}';

/** Words of the page in their order, as bare elements. Runs in the page. */
function bareMarkup() {
  const KEPT = new Set(['H1', 'H2', 'H3', 'H4', 'P', 'LI', 'A', 'BUTTON', 'LABEL', 'SUMMARY', 'DT', 'DD', 'BLOCKQUOTE']);
  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const out = [];
  const seen = new Set();
  for (const element of document.querySelectorAll('header *, main *, footer *')) {
    if (!KEPT.has(element.tagName) || [...seen].some((parent) => parent.contains(element))) continue;
    const text = element.textContent?.trim().replace(/\s+/g, ' ');
    if (!text) continue;
    seen.add(element);
    const tag = element.tagName.toLowerCase();
    const open = tag === 'a' ? `<a href="${escape(element.getAttribute('href') ?? '')}">` : `<${tag}>`;
    out.push(tag === 'a' || tag === 'h1' || tag === 'h2' ? `${open}${escape(text)}</${tag}>` : `<p>${escape(text)}</p>`);
  }
  return out.join('\n');
}

/** Writes the limit page of the site in `dist` to `folder`. */
export async function writeLimit(dist, origin, executablePath, args, folder) {
  const browser = await chromium.launch({ executablePath, args });
  const page = await (await browser.newContext({ javaScriptEnabled: true, serviceWorkers: 'block' })).newPage();
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  const markup = await page.evaluate(bareMarkup);
  const art = await page.evaluate(() => {
    const image = document.querySelector('main img, main source');
    const source = image?.closest('picture')?.querySelector('source') ?? image;
    return (source?.getAttribute('srcset') ?? source?.getAttribute('src') ?? '').split(/[ ,]/)[0];
  });
  await browser.close();
  mkdirSync(folder, { recursive: true });
  if (art) cpSync(join(dist, art), join(folder, art), { recursive: true });
  const title = /<title>(.*?)<\/title>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1];
  const image = art ? `<img src="${art}" width="780" height="900" fetchpriority="high" alt="">` : '';
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The limit on this link"><link rel="icon" href="data:,"><style>${STYLE}</style></head>`;
  const [first, ...rest] = markup.split(/(?<=<\/h1>)/);
  writeFileSync(join(folder, 'index.html'), `${head}<body>${first}${image}${rest.join('')}</body></html>`);
}

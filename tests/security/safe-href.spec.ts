import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { expect, test } from '../support/browser/test';
import { ORDINARY, UNSAFE } from './links';
import { urlMaker } from './url-maker';

/**
 * Compares safeHref with Chromium, which parses both the raw text and the result. `URLS=1000000` tests a million
 * generated URLs, `SEED` changes them.
 */
const COUNT = Number(process.env.URLS ?? 20_000);
const SEED = Number(process.env.SEED ?? 20261120);
const BATCH = 50_000;
const SITE = 'https://site.test';

const compiled = (source: string) =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
    .outputText;

const safeHrefSource = compiled(
  readFileSync(new URL('../../src/lib/text/safe-href.ts', import.meta.url), 'utf8'),
).replaceAll(/^export /gm, '');

/** Runs in the page. `complaint` returns what is wrong with the result of safeHref, or an empty string. */
const judge = `
const link = document.createElement('a');
const opened = (text) => { link.setAttribute('href', text); return { href: link.href, protocol: link.protocol, host: link.host }; };
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:'];
const ORDINARY = /^(?:https?:\\/\\/[a-z\\d]+(?:[-.][a-z\\d]+)*(?::\\d{1,4})?(?:[/?#][\\w\\-.~/?=&#]*)?|\\/[\\w.~-][\\w\\-.~/?=&#]*|[#?][\\w\\-.~=&]+|mailto:[\\w.~-]+@[a-z.]+|tel:\\+?\\d+)$/;
function complaint(text) {
  const result = safeHref(text);
  // safeHref gets what a form or JSON can contain: no surrounding white space and no lone surrogates.
  const raw = opened(text.trim().toWellFormed());
  const isAllowed = ALLOWED.includes(raw.protocol);
  // '/a/..//host' looks ordinary but leaves the site.
  const climbs = text.startsWith('/') && link.pathname.startsWith('//');
  if (result === undefined) return ORDINARY.test(text) && isAllowed && !climbs ? 'an ordinary link is refused' : '';
  if (!isAllowed) return 'the browser reads ' + raw.protocol + ' in the text itself';
  const made = opened(result);
  if (made.href !== raw.href) return 'it opens ' + made.href + ', the text itself ' + raw.href;
  const isWeb = made.protocol === 'https:' || made.protocol === 'http:';
  if (isWeb && made.host !== location.host && !/^https?:\\/\\//.test(result)) return 'it leaves the site without saying so, to ' + made.host;
  return '';
}`;

interface Outcome {
  readonly accepted: number;
  readonly refused: number;
  readonly wrong: readonly string[];
}

async function testPage(page: Page): Promise<Page> {
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset="utf-8"><title>Test</title>' }),
  );
  await page.goto(`${SITE}/newsroom/an-article`);
  const script = `${safeHrefSource}\n${judge}\n${compiled(urlMaker.toString())}\nObject.assign(window, { complaint, safeHref, urlMaker });`;
  await page.addScriptTag({ content: script });
  return page;
}

const tryGenerated = (page: Page, seed: number, count: number) =>
  page.evaluate(
    ([seed, count]) => {
      const { complaint, safeHref, urlMaker } = window as unknown as {
        complaint: (text: string) => string;
        safeHref: (text: string) => string | undefined;
        urlMaker: (seed: number) => () => string;
      };
      const next = urlMaker(seed);
      const wrong: string[] = [];
      let accepted = 0;
      for (let at = 0; at < count; at++) {
        const text = next();
        const problem = complaint(text);
        if (problem) wrong.push(`${JSON.stringify(text)}: ${problem}`);
        if (safeHref(text) !== undefined) accepted++;
      }
      return { accepted, refused: count - accepted, wrong } satisfies Outcome;
    },
    [seed, count] as const,
  );

test(`${COUNT} generated URLs: no unsafe one becomes a link, no ordinary one is refused`, async ({ page }) => {
  test.setTimeout(180_000 + COUNT);
  await testPage(page);
  let [accepted, refused] = [0, 0];
  const wrong: string[] = [];
  for (let done = 0; done < COUNT; done += BATCH) {
    const outcome = await tryGenerated(page, SEED + done, Math.min(BATCH, COUNT - done));
    accepted += outcome.accepted;
    refused += outcome.refused;
    wrong.push(...outcome.wrong);
  }
  console.log(
    `safeHref: ${accepted + refused} addresses, ${accepted} links, ${refused} refused, ${wrong.length} wrong (seed ${SEED})`,
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  // Without accepted and refused URLs the test would prove nothing.
  expect(Math.min(accepted, refused)).toBeGreaterThan(COUNT / 5);
});

test('every URL of the hand-written lists is handled correctly', async ({ page }) => {
  expect(UNSAFE.length).toBeGreaterThanOrEqual(250);
  expect(ORDINARY.length).toBeGreaterThanOrEqual(250);
  await testPage(page);
  const result = (texts: readonly string[]) =>
    page.evaluate((texts) => {
      const { complaint, safeHref } = window as unknown as {
        complaint: (text: string) => string;
        safeHref: (text: string) => string | undefined;
      };
      return texts.map((text) => ({ text, isLink: safeHref(text) !== undefined, problem: complaint(text) }));
    }, texts);
  expect((await result(UNSAFE)).filter(({ isLink }) => isLink)).toEqual([]);
  expect((await result(ORDINARY)).filter(({ isLink, problem }) => !isLink || problem)).toEqual([]);
});

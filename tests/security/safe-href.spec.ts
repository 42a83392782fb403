import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { expect, test } from '../support/test';
import { ORDINARY, UNSAFE } from './links';
import { urlMaker } from './url-maker';

/**
 * The one gate for links from content, judged by what Chromium itself makes of an address: it parses both the raw text and what
 * the gate gives back. `URLS=1000000` tries a million generated addresses, `SEED` others.
 */
const COUNT = Number(process.env.URLS ?? 20_000);
const SEED = Number(process.env.SEED ?? 20261120);
const BATCH = 50_000;
const SITE = 'https://site.test';

const compiled = (source: string) =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
    .outputText;

const gate = compiled(readFileSync(new URL('../../src/lib/safe-href.ts', import.meta.url), 'utf8')).replaceAll(
  /^export /gm,
  '',
);

/** Runs in the page. What is wrong with the gate's answer to an address; empty when nothing is. */
const judge = `
const link = document.createElement('a');
const opened = (text) => { link.setAttribute('href', text); return { href: link.href, protocol: link.protocol, host: link.host }; };
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:'];
const ORDINARY = /^(?:https?:\\/\\/[a-z\\d]+(?:[-.][a-z\\d]+)*(?::\\d{1,4})?(?:[/?#][\\w\\-.~/?=&#]*)?|\\/[\\w.~-][\\w\\-.~/?=&#]*|[#?][\\w\\-.~=&]+|mailto:[\\w.~-]+@[a-z.]+|tel:\\+?\\d+)$/;
function complaint(text) {
  const kept = safeHref(text);
  // The gate reads what a form or JSON can carry: no white space around it, no half characters.
  const raw = opened(text.trim().toWellFormed());
  const isAllowed = ALLOWED.includes(raw.protocol);
  // '/a/..//host' looks ordinary and leaves the site.
  const climbs = text.startsWith('/') && link.pathname.startsWith('//');
  if (kept === undefined) return ORDINARY.test(text) && isAllowed && !climbs ? 'an ordinary link is refused' : '';
  if (!isAllowed) return 'the browser reads ' + raw.protocol + ' in the text itself';
  const made = opened(kept);
  if (made.href !== raw.href) return 'it opens ' + made.href + ', the text itself ' + raw.href;
  const isWeb = made.protocol === 'https:' || made.protocol === 'http:';
  if (isWeb && made.host !== location.host && !/^https?:\\/\\//.test(kept)) return 'it leaves the site unseen, to ' + made.host;
  return '';
}`;

interface Outcome {
  readonly accepted: number;
  readonly refused: number;
  readonly wrong: readonly string[];
}

async function gatePage(page: Page): Promise<Page> {
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset="utf-8"><title>Gate</title>' }),
  );
  await page.goto(`${SITE}/newsroom/an-article`);
  const script = `${gate}\n${judge}\n${compiled(urlMaker.toString())}\nObject.assign(window, { complaint, safeHref, urlMaker });`;
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

test(`${COUNT} generated addresses: no unsafe one becomes a link, no ordinary one is refused`, async ({ page }) => {
  test.setTimeout(30_000 + COUNT);
  await gatePage(page);
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
  // Both ways are tried, or the figures say nothing.
  expect(Math.min(accepted, refused)).toBeGreaterThan(COUNT / 5);
});

test('the lists made by hand are right, each address of them', async ({ page }) => {
  expect(UNSAFE.length).toBeGreaterThanOrEqual(250);
  expect(ORDINARY.length).toBeGreaterThanOrEqual(250);
  await gatePage(page);
  const kept = (texts: readonly string[]) =>
    page.evaluate((texts) => {
      const { complaint, safeHref } = window as unknown as {
        complaint: (text: string) => string;
        safeHref: (text: string) => string | undefined;
      };
      return texts.map((text) => ({ text, isLink: safeHref(text) !== undefined, problem: complaint(text) }));
    }, texts);
  expect((await kept(UNSAFE)).filter(({ isLink }) => isLink)).toEqual([]);
  expect((await kept(ORDINARY)).filter(({ isLink, problem }) => !isLink || problem)).toEqual([]);
});

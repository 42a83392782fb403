import fc from 'fast-check';
import { safeHref } from '~/lib/text/safe-href';
import { anyAddress } from '../support/addresses';
import { expect, test } from '../support/browser/test';

const PAGE = 'https://site.test/newsroom/an-article';

/** `safe-href.test.ts` proves the rule with the parser of Node. The browser of a reader must understand an address in the same way. */
test('Chromium opens a link in an article where the parser of the tests says, and never runs it', async ({ page }) => {
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset="utf-8"><title>Test</title>' }),
  );
  await page.goto(PAGE);
  const links = fc.sample(anyAddress, { numRuns: 5000, seed: 20261120 }).flatMap((text) => {
    const href = safeHref(text);
    // Half of a surrogate pair has no address of its own. The link has the character that replaces it.
    const typed = /\p{Surrogate}/u.test(text) ? href : text.trim();
    return href === undefined || typed === undefined ? [] : [{ typed, href, opens: new URL(href, PAGE).href }];
  });
  expect(links.length).toBeGreaterThan(500);
  const opened = await page.evaluate(
    (all) =>
      all.map(({ typed, href }) => {
        const link = document.createElement('a');
        return [typed, href].map((text) => {
          link.setAttribute('href', text);
          return link.href;
        });
      }),
    links,
  );
  expect(opened).toEqual(links.map(({ opens }) => [opens, opens]));
});

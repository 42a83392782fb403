import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { signIn } from '../support/admin/admin-steps';
import { hostileArticle, tame } from '../support/admin/hostile-articles';
import { publish } from '../support/admin/text-articles';
import { expect, test, untilLive } from '../support/browser/test';
import { forCi } from '../support/sample';
import { startBareSite } from '../support/servers/bare-site';

/** Renders hostile articles in Chromium: on the public page, in the editor and in its preview. `ARTICLES=40` tests more. */
const COUNT = Number(process.env.ARTICLES ?? 2);
const SEED = Number(process.env.SEED ?? 20261120);

test.use({
  // Images with nonsense URLs are not found, or are blocked by the policy.
  allowedConsole: [/status of 4\d\d|ERR_|Content Security Policy|violates the following/],
});

let bare: Awaited<ReturnType<typeof startBareSite>>;
test.beforeAll(async () => {
  bare = await startBareSite();
});
test.afterAll(() => bare.stop());

/** The elements with their attribute names. Ids lose their numbers, which React generates. */
const skeletonOf = (page: Page, place: string) =>
  page.locator(place).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [root, ...root.querySelectorAll('*')].map(
        (element) =>
          `${element.tagName} ${[...element.attributes]
            .map(({ name }) => name)
            // The layout of later parts sets this style, and nothing else, in an idle period.
            .filter((name) => name !== 'style' || element.getAttribute(name) !== 'content-visibility: visible;')
            .sort()
            .join(' ')}`,
      ),
    ),
  );

/** Elements that the admin never renders, and event handler attributes. */
const FOREIGN = /^(?:SCRIPT|IFRAME|BASE|META|STYLE|TEMPLATE|NOSCRIPT|MATH|OBJECT|EMBED|LINK)\b|\son\w+/;

const untouched = (page: Page) => page.evaluate(() => !('wasRun' in window) && document.baseURI === location.href);

async function publicPage(page: Page, slug: string) {
  await page.goto(`${bare.site}/newsroom/${slug}`);
  await untilLive(page);
  await expect(page.locator('article').first()).toBeAttached();
  expect(await untouched(page)).toBe(true);
  return skeletonOf(page, 'main article, main header');
}

async function editor(page: Page, id: string) {
  await page.goto(`${bare.site}/admin/edit-article?id=${id}`);
  await expect(page.getByLabel('Article Title')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog).toBeVisible();
  // While the recent articles load, rows without text are in their place.
  await expect(dialog.locator('aside ul[aria-hidden]')).toHaveCount(0);
  expect(await untouched(page)).toBe(true);
  return {
    preview: await skeletonOf(page, 'dialog article, dialog article + aside ul'),
    form: await skeletonOf(page, 'body'),
  };
}

for (const [number, draft] of fc.sample(hostileArticle, { numRuns: COUNT, seed: SEED }).entries()) {
  test(`hostile article ${number} renders the same elements as a harmless one`, forCi(number > 0), async ({ page }) => {
    const hostile = await publish(bare, draft, `hostile-${number}`);
    const benign = await publish(bare, tame(draft), `benign-${number}`);
    expect(await publicPage(page, `hostile-${number}`)).toEqual(await publicPage(page, `benign-${number}`));
    await signIn(page, bare.site, bare.who);
    const one = await editor(page, hostile);
    const other = await editor(page, benign);
    expect(one.preview.length).toBeGreaterThan(0);
    expect(one.preview).toEqual(other.preview);
    expect(one.form.length).toBeGreaterThan(50);
    const usual = new Set(other.form);
    expect(one.form.filter((element) => FOREIGN.test(element) && !usual.has(element))).toEqual([]);
  });
}

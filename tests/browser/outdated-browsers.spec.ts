import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { messages } from '~/content/messages';
import { expect, test } from '../support/browser/test';
import { forCi, shardOf } from '../support/sample';
import { sitePaths } from '../support/tested-pages';

/**
 * Simulates outdated browsers (Chrome 110, Firefox 115, Safari 16.4) by removing the features they lack. The page's policy
 * contains the hash of its styles, so it is bypassed where they are rewritten.
 */
test.use({ bypassCSP: true });

async function withoutLightDark(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll('light-dark(', 'unknown-function(');
  await route.fulfill({ response, body });
}

async function makeOutdated(page: Page) {
  await page.route(/\.css$|\/[\w/-]*$/, withoutLightDark);
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...given: [string, string?]) =>
      !given.join(':').includes('light-dark') && Reflect.apply(supports, CSS, given);
    for (const [owner, names] of [
      [AbortSignal, ['any']],
      [URL, ['canParse']],
      [HTMLElement.prototype, ['popover', 'showPopover']],
      [Array.prototype, ['toSorted', 'toReversed']],
      [Promise, ['withResolvers', 'try']],
      [window, ['requestIdleCallback']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
}

/** The style sheet generates the notice below the page, so that no page has to include it. */
const browserNotice = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::after').content);

/** Some pages are enough, because pages share their styles. */
const paths = shardOf(sitePaths, 0, 10);

test.beforeEach(async ({ page }) => {
  await makeOutdated(page);
});

for (const [variant, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`pages are readable in a ${colorScheme} colour scheme`, forCi(variant > 0), async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const wrong: string[] = [];
    for (const path of shardOf(paths, variant)) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      for (const { nodes } of violations) wrong.push(...nodes.map(({ html }) => `${path}: ${html.slice(0, 120)}`));
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push(`${path} has no single h1`);
    }
    expect(wrong).toEqual([]);
  });
}

test('the app does not start, and a notice says what needs a newer browser', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await browserNotice(page)).toContain(messages.outdatedBrowser);
  await expect(page.getByRole('main').getByText(/This form needs JavaScript and a current browser/)).toBeVisible();
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('a');
  expect(scripts).toEqual([]);
});

test('links, jobs, articles and contact links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('main').locator('a[href^="/careers/job/"]').first().click();
  await expect(page.getByRole('link', { name: 'Apply for this job' }).first()).toHaveAttribute('href', /^mailto:/);
  await page.goto('/newsroom');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/contact');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /@mindwave\.example/ })
      .first(),
  ).toBeVisible();
});

test('the admin says that it needs a newer browser instead of staying blank', async ({ page }) => {
  for (const path of ['/admin/login', '/admin/dashboard', '/newsroom/admin']) {
    await page.goto(path);
    expect(await browserNotice(page), path).toContain(messages.outdatedBrowser);
    await expect(
      page
        .getByRole('main')
        .getByText(/JavaScript and a current browser/)
        .first(),
      path,
    ).toBeVisible();
  }
});

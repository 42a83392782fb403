import type { Page, Request } from '@playwright/test';
import { expect, test, untilLive } from '../../support/browser/test';
import { CI } from '../../support/sample';

// The browser logs each aborted request as an error.
test.use({
  allowedConsole: [/Failed to load resource|dynamically imported/],
});

const NOTICE = 'This page could not be loaded completely';

const isStart = (request: Request) => /\/start-[^/]*\.js$/.test(request.url());
const noticeOn = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

/** Waits until the app has failed to start. A failed request alone does not end a start: the request is sent once more. */
async function untilStartFails(page: Page, firstRequest: Promise<Request>) {
  await firstRequest;
  // Joins the start that is running.
  await page.evaluate(() => window.__starter?.start());
}

/** Aborts the first request for each file whose name begins with one of the names. Returns their addresses. */
async function abortFirst(page: Page, ...names: string[]) {
  const aborted = new Set<string>();
  await page.route(
    ({ pathname }) => names.some((name) => pathname.startsWith(`/assets/${name}-`)),
    (route, request) => {
      if (aborted.has(request.url())) return route.continue();
      aborted.add(request.url());
      return route.abort();
    },
  );
  return aborted;
}

test('code that fails to load once loads again without an interaction', async ({ page }) => {
  const aborted = await abortFirst(page, 'react', 'start', 'articles');
  await page.goto('/newsroom');
  await untilLive(page);
  await expect(page.getByRole('main').getByRole('link', { name: /^Claims in fewer stops/ })).toBeVisible();
  expect(aborted.size).toBe(3);
});

test('a section whose code fails to load stays readable, shows a notice on interaction, and works once the code loads', async ({
  page,
}) => {
  let isGone = true;
  await page.clock.install();
  await page.route('**/assets/LeadForm-*.js', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  const name = form.getByLabel('Name');
  await expect(name).toBeVisible();
  await name.fill('Dana Whitfield');
  await expect(noticeOn(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  isGone = false;
  await page.clock.fastForward('01:00');
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(form.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Dana Whitfield');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('the notice also appears if the user used the section before hydration', { tag: CI }, async ({ page }) => {
  await page.route('**/assets/LeadForm-*.js', (route) => route.abort());
  const held: (() => void)[] = [];
  await page.route('**/assets/start-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  const name = page.getByRole('main').locator('form').getByLabel('Name');
  await name.fill('Dana Whitfield');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(noticeOn(page)).toBeVisible();
  await expect(name).toHaveValue('Dana Whitfield');
});

test('a dialog whose code fails to load leaves the page intact, and opens once the code loads', { tag: CI }, async ({
  page,
}) => {
  let isGone = true;
  await page.route('**/assets/CallbackDialog-*.js', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first();
  await button.click();
  await expect(noticeOn(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isGone = false;
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
});

test('a navigation loads the styles that failed to load with the first page', { tag: CI }, async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/css/*.css', (route) => (isGone ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.goto('/about');
  await failed;
  await untilLive(page);
  isGone = false;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Technologies' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technology Changes Future');
  await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(loads, 'the page is not loaded in full').toBe(0);
});

test('going back to a page whose code fails to load shows a notice below the header', async ({ open }) => {
  const page = await open('/technologies');
  await page.route('**/assets/article-*.js', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/newsroom/no-such-article');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByRole('heading', { name: NOTICE })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.unroute('**/assets/article-*.js');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
});

test.describe('while the app does not start', () => {
  const failStart = async (page: Page) => {
    const missing = { isGone: true };
    await page.route('**/assets/start-*.js', (route) => (missing.isGone ? route.abort() : route.continue()));
    return missing;
  };

  test('shows the notice only to a user who fills in a form, and restores the text after the reload', async ({
    page,
  }) => {
    const app = await failStart(page);
    const failed = page.waitForEvent('requestfailed', isStart);
    await page.goto('/');
    await untilStartFails(page, failed);
    const form = page.getByRole('main').locator('form');
    const notice = noticeOn(page);
    await expect(notice).toBeHidden();
    await form.getByLabel('Name').fill('Dana Whitfield');
    await form.getByLabel('Company').pressSequentially('Lakeshore');
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
    // If the code came back earlier, the app could start during the click and hide the notice.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) app.isGone = false;
    });
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    // The form of the old page also has the text.
    await loaded;
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel('Name')).toHaveValue('Dana Whitfield');
    await expect(form.getByLabel('Company')).toHaveValue('Lakeshore');
    await expect(notice).toBeHidden();
    // The app has adopted the text as its draft.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:lead'))).toContain('Lakeshore');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('early:/'))).toBe('[]');
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel('Company')).toHaveValue('Lakeshore');
  });

  test('a button shows the notice, and its action runs once the app starts', { tag: CI }, async ({ page }) => {
    const app = await failStart(page);
    await page.goto('/');
    const notice = noticeOn(page);
    await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
    await expect(notice).toBeVisible();
    app.isGone = false;
    await page.keyboard.press('Shift');
    await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('on a phone the notice appears above the Apply link, which works without the app', { tag: CI }, async ({
    page,
  }) => {
    await failStart(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/careers/job/react-developer');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(noticeOn(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    const [notice, apply] = await Promise.all([
      noticeOn(page).boundingBox(),
      page.getByRole('link', { name: 'Apply for this job' }).boundingBox(),
    ]);
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(apply?.y ?? 0);
  });
});

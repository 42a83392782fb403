import { announcement, sampleArticle } from '~/content/articles';
import { home } from '~/content/pages/home';
import { expect, test, untilLaidOut } from '../support/browser/test';
import { forCi } from '../support/sample';

test.describe('the home page', () => {
  test('has four heroes, each as tall as the window, and the video with its four captions', {
    tag: ['@S2.home.heroes', '@S2.home.video'],
  }, async ({ open }) => {
    const page = await open('/');
    await expect(page).toHaveTitle('Home');
    const sections = page.getByRole('main').locator('section');
    const heroTexts = home.sections.filter(({ kind }) => kind === 'hero');
    expect(heroTexts).toHaveLength(4);
    for (const section of heroTexts) {
      if (section.kind !== 'hero') continue;
      const frame = sections.filter({ has: page.getByRole('heading', { name: section.title, exact: true }) }).first();
      const box = await frame.boundingBox();
      expect(box?.height, section.title).toBeGreaterThanOrEqual(800 - 1);
      expect(box?.width, section.title).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    }
    for (const section of home.sections) {
      if (section.kind !== 'videoBanner') continue;
      for (const text of [section.heading, section.subheading, section.subtitle, section.description]) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
    }
  });

  test('a category link scrolls to 153 pixels below the top, and the list follows the scroll position', {
    tag: ['@S2.home.services-list', '@S2.home.services-jump', '@S2.home.services-active', '@S9.category-offset'],
  }, async ({ open }) => {
    const page = await open('/');
    await untilLaidOut(page);
    const list = page.getByRole('navigation', { name: 'Service categories' });
    await list.scrollIntoViewIfNeeded();
    const links = list.getByRole('link');
    await expect(links).toHaveText([/^Design/, /^Development/, /^Maintenance/]);
    const top = (id: string) => page.locator(`#${id}`).evaluate((leg) => Math.round(leg.getBoundingClientRect().top));
    for (const name of ['Development', 'Design'] as const) {
      await links.filter({ hasText: name }).click();
      await expect.poll(() => top(`services-${name.toLowerCase()}`)).toBe(73 + 80);
      await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      await expect(page).toHaveURL(`/#services-${name.toLowerCase()}`);
    }
    await page.goBack();
    await expect(page).toHaveURL('/#services-development');
    await expect.poll(() => top('services-development')).toBe(73 + 80);
    await page
      .locator('#services-maintenance')
      .evaluate((leg) =>
        window.scrollTo({ top: leg.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant' }),
      );
    await expect(links.filter({ hasText: 'Maintenance' })).toHaveAttribute('aria-current', 'true');
    await expect(list.locator('[aria-current]')).toHaveCount(1);
  });
});

for (const [index, path] of ['/industries/logistics-and-transportation', '/industries/banking'].entries()) {
  test(`${path} has at most one panel open, and a click toggles it`, {
    tag: ['@S4.accordion.single', '@S2.logistics.accordion', '@S2.industry.one-open', ...forCi(index > 0).tag],
  }, async ({ open }) => {
    const page = await open(path);
    const panels = page.getByRole('main').locator('details').first().locator('xpath=..').locator('> details');
    const openPanels = panels.and(page.locator('details[open]'));
    const rows = panels.locator('> summary');
    const states = await panels.evaluateAll((list) => list.map((panel) => panel.hasAttribute('open')));
    const [first = 0, second = 0] = states.flatMap((isOpen, i) => (isOpen ? [] : [i]));
    for (const index of [first, second]) {
      await rows.nth(index).click();
      await expect(openPanels).toHaveCount(1);
      await expect(panels.nth(index)).toHaveAttribute('open', '');
    }
    await rows.nth(second).click();
    await expect(openPanels).toHaveCount(0);
  });
}

test('a case study shows breadcrumbs', { tag: ['@S2.cases.crumbs', '@S2.crumbs.built', '@S2.crumbs.last'] }, async ({
  open,
}) => {
  const page = await open('/case-studies/air-cargo-platform');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /Case Studies/, /Air Cargo Platform/]);
  await expect(crumbs.getByRole('link')).toHaveCount(2);
});

test('the newsroom and its sample show the fixed articles', { tag: '@S2.newsroom.fixed' }, async ({ open }) => {
  const page = await open('/newsroom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(announcement.title);
  await page.goto('/newsroom/sample');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleArticle.title);
});

test.describe('an unknown URL', () => {
  // The browser logs the 404 of the page.
  test.use({ allowedConsole: [/status of 404/] });

  test('says what was not found, and links back', {
    tag: [
      '@S2.routes.not-found',
      '@S2.routes.admin-unknown',
      '@S2.cases.unknown',
      '@S2.job.not-found',
      '@S8.unknown-route',
      '@S8.job.not-found',
      '@S8.case.not-found',
      '@S8.article.missing',
    ],
  }, async ({ page }) => {
    for (const [path, status, text, way, target] of [
      ['/careers/job/none', 404, 'Job not found. Please return to the careers page.', 'Back to Jobs', '/careers'],
      ['/case-studies/none', 404, 'Project not found.', 'Back to Case Studies', '/case-studies'],
      ['/projects/none', 404, 'Project not found.', 'About Mindwave', '/about'],
      ['/newsroom/none', 200, 'Article not found', 'Back to Newsroom', '/newsroom'],
      ['/none', 404, 'This page is not available', 'Home', '/'],
      ['/admin/none', 404, 'This page is not available', 'Home', '/'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      const link = page.getByRole('main').getByRole('link', { name: way }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', target);
    }
  });
});

import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Locator } from '@playwright/test';
import { PICTURE, saveButton, saved, signIn, writeArticle } from '../../support/admin/admin-steps';
import { chromiumFlags, headlessShellPath } from '../../support/browser/chromium';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';
import { WORDS } from '../../support/servers/backend-client';

test.use({ serviceWorkers: 'allow' });

test('a published article and its image survive a restart of the browser', { tag: CI }, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
  const start = () =>
    chromium.launchPersistentContext(profile, { executablePath: headlessShellPath(), args: [...chromiumFlags] });
  const first = await start();
  const admin = await first.newPage();
  await signIn(admin, baseURL);
  const slug = await writeArticle(admin, 'Still here tomorrow', { site: baseURL ?? '' });
  await admin.getByLabel('Banner image').setInputFiles(PICTURE);
  await expect(admin.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await saveButton(admin).click();
  await expect(saved(admin)).toBeVisible();
  await first.close();

  const second = await start();
  const reader = await second.newPage();
  await reader.goto(`${baseURL}/newsroom/${slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Still here tomorrow');
  await expect(reader.getByText(WORDS)).toBeVisible();
  await expect(reader.locator('main header img')).toHaveAttribute('src', /^data:image\//);
  await second.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** How each element of an article looks, without its font, which a file does not have. */
const looksOf = (place: Locator) =>
  place.locator('article, article *, header, header *, aside li, aside li *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, fontSize, fontWeight, margin, padding, borderTop, borderRadius, display } =
        getComputedStyle(element);
      return [color, backgroundColor, fontSize, fontWeight, margin, padding, borderTop, borderRadius, display].join();
    }),
  );

test('a preview saved as a file looks like the preview, shows the chosen picture, and loads and runs nothing', async ({
  page,
  browser,
}) => {
  const title = '</style></title><script>document.title="run"</script> & "rails"';
  await signIn(page);
  await page.getByRole('link', { name: /^Edit Freight/ }).click();
  await page.getByLabel('Article Title').fill(title);
  await page.getByLabel('Banner image').setInputFiles(PICTURE);
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  const save = async (place: Locator) => {
    const download = page.waitForEvent('download');
    await place.getByRole('button', { name: 'Save preview as file' }).click();
    return (await download).path();
  };
  const file = await save(page.locator('main'));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.locator('aside li a').first()).toBeVisible();
  const textOf = (path: string) => readFileSync(path, 'utf8').split('<main')[1];
  expect(textOf(await save(preview))).toBe(textOf(file));

  const viewport = page.viewportSize();
  const colleague = await browser.newPage({ offline: true, viewport, reducedMotion: 'reduce' });
  const requests: string[] = [];
  colleague.on('request', (request) => requests.push(request.url()));
  const problems: string[] = [];
  colleague.on('console', (message) => problems.push(message.text()));
  const copy = `${file}.html`;
  renameSync(file, copy);
  await colleague.goto(pathToFileURL(copy).href);
  await expect(colleague.getByText('Preview, not published', { exact: true })).toBeVisible();
  await expect(colleague.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(colleague).toHaveTitle(`Preview, not published: ${title}`);
  expect(await looksOf(colleague.locator('main'))).toEqual(await looksOf(preview));
  const banner = colleague.locator('header img');
  await expect(banner).toHaveAttribute('src', /^data:image\/(?:png|webp);base64,/);
  expect(await banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const link of await colleague.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^http/);
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(copy).href]);
  expect(problems).toEqual([]);
  await colleague.close();
});

test('without storage everything works, and a notice says how long changes last', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/newsroom');
  await expect(page.locator('#latest').getByRole('link').first()).toBeVisible();
  await expect(
    page.getByText('This browser stores no data for this site. Changes last until you close the page.'),
  ).toHaveCount(1);
  await page.locator('#latest').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page);
});

test('an open tab shows an article published in another tab, without a reload', { tag: CI }, async ({
  context,
  open,
  baseURL,
}) => {
  const reader = await open('/newsroom');
  await expect(reader.locator('#latest').getByRole('link').first()).toBeVisible();
  const admin = await context.newPage();
  await signIn(admin, baseURL);
  await writeArticle(admin, 'Shown in the other tab', { site: baseURL ?? '' });
  await saveButton(admin).click();
  await expect(saved(admin)).toBeVisible();
  await expect(reader.locator('#latest').getByRole('heading', { name: 'Shown in the other tab' })).toBeVisible();
});

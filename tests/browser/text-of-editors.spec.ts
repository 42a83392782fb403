import type { Page } from '@playwright/test';
import type { ArticleDraft } from '~/api/articles/article';
import { signIn } from '../support/admin/admin-steps';
import { articleWith, publish } from '../support/admin/text-articles';
import { openCallback } from '../support/browser/callback-form';
import { expect, test, untilLive } from '../support/browser/test';
import { startBareSite } from '../support/servers/bare-site';
import { badText } from './text-of-editors';

/** The widths of the comps, a small phone and a tablet. */
const WIDTHS = [320, 390, 768, 993, 1440];

/** Texts that every place must show as a whole, in the right direction. */
const TEXTS = [
  { name: '190 letters without a space', mark: 'W', isRtl: false, draft: articleWith('W'.repeat(190), 'W'.repeat(61)) },
  {
    name: 'a button of 61 characters and long titles',
    mark: 'Q',
    isRtl: false,
    draft: articleWith(
      `${'Quarterly freight, '.repeat(14)}end`,
      'Q to Z: read how a freight company answered in two hours, now',
    ),
  },
  {
    name: 'Arabic',
    mark: 'ش',
    isRtl: true,
    draft: articleWith('شركة الشحن تصل اليوم. (2026)', 'شاهد الشحن الآن: اقرأ المزيد.'),
  },
] as const;

test.use({ allowedConsole: [/status of 4\d\d|ERR_/] });

let bare: Awaited<ReturnType<typeof startBareSite>>;
test.beforeAll(async () => {
  bare = await startBareSite();
});
test.afterAll(() => bare.stop());

/** Looks at the page at every width. `least` is how often the text must appear. */
async function look(page: Page, place: string, { mark, isRtl }: (typeof TEXTS)[number], least: number) {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(badText, [mark, isRtl] as const);
    expect(found.count, `${place} at ${width}px`).toBeGreaterThanOrEqual(least);
    wrong.push(...found.wrong.map((text) => `${place} at ${width}px: ${text}`));
  }
  expect(wrong).toEqual([]);
}

/** A job from a backend, with this text in every field. */
const jobWith = ({ title }: ArticleDraft) => ({
  id: 'long',
  title,
  subtitle: title,
  departmentId: title,
  location: title,
  experience: title,
  jobType: title,
  description: title,
  responsibilities: [title, title],
  qualifications: [title],
});

for (const [number, text] of TEXTS.entries()) {
  const { name, draft } = text;

  test(`an article, the list of articles and their links show the whole text: ${name}`, async ({ page }) => {
    await publish(bare, draft, `text-${number}`);
    await page.goto(`${bare.site}/newsroom/text-${number}`);
    await untilLive(page);
    await expect(page.locator('article')).toBeVisible();
    await look(page, 'the article', text, 12);
    await page.goto(`${bare.site}/newsroom`);
    await untilLive(page);
    await expect(page.locator(`#latest a[href*="text-${number}"]`)).toBeVisible();
    await look(page, 'the newsroom', text, 3);
  });

  test(`the dashboard, the editor and its dialogs show the whole text: ${name}`, async ({ page }) => {
    const id = await publish(bare, draft, `edit-${number}`);
    await signIn(page, bare.site, bare.who);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look(page, 'the dashboard', text, 1);

    await page.goto(`${bare.site}/admin/edit-article?id=${id}`);
    await expect(page.getByLabel('Article Title')).toBeVisible();
    await page.getByRole('button', { name: 'Expand: Section 1' }).click();
    await look(page, 'the editor', text, 12);
    await page.getByText('Shared link', { exact: true }).click();
    await look(page, 'the link preview', text, 12);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await look(page, 'the preview', text, 20);
    await page.getByRole('button', { name: 'Close preview' }).click();

    await page.getByLabel('Section Title').fill(`${draft.title} ${draft.title}`);
    await expect(page.getByText('Only on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: /on this device/ })).toBeVisible();
    await look(page, 'the comparison', text, 3);
  });

  test(`the message after a delete shows the whole title: ${name}`, async ({ page }) => {
    await publish(bare, draft, `delete-${number}`);
    await signIn(page, bare.site, bare.who);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const toast = page.getByText(/is deleted\.$/);
    await expect(toast).toBeVisible();
    // A toast with the focus stays.
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await look(page, 'the toast', text, 1);
    await expect(toast).toBeVisible();
  });

  test(`jobs from a backend show the whole text: ${name}`, async ({ page }) => {
    const job = jobWith(draft);
    await page.route(/\/api\/jobs$/, (route) => route.fulfill({ json: { data: [job] } }));
    await page.route(/\/api\/jobs\/long$/, (route) => route.fulfill({ json: { data: job } }));
    await page.goto(`${bare.site}/careers`);
    await untilLive(page);
    await expect(page.locator('a[href$="/careers/job/long"]')).toBeVisible();
    await look(page, 'the jobs', text, 5);
    await page.goto(`${bare.site}/careers/job/long`);
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title.slice(0, 20));
    await look(page, 'the job', text, 10);
  });

  test(`a waiting request shows the whole text: ${name}`, async ({ page }) => {
    await page.route(/\/api\/contact$/, (route) => route.abort());
    await page.goto(`${bare.site}/support`);
    await untilLive(page);
    const dialog = await openCallback(page);
    await dialog.getByLabel('Name').fill(draft.title.slice(0, 200));
    await dialog.getByLabel('Company').fill(draft.title.slice(0, 200));
    await dialog.getByLabel('Work email').fill('ann@corp.example');
    await dialog.getByLabel('Phone').fill('4045550123');
    await look(page, 'the callback form', text, 2);
    await dialog.getByRole('button', { name: 'Request a Callback' }).click();
    await dialog.getByRole('button', { name: /Send it when/ }).click();
    await page.getByRole('button', { name: /1 request waiting/ }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await look(page, 'the waiting requests', text, 2);
  });
}

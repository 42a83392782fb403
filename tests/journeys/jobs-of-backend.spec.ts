import { jobs } from '~mocks/models';
import { cards, searchField } from '../support/browser/job-list';
import { afterFrames, expect, test } from '../support/browser/test';
import { CI } from '../support/sample';
import { API_ROOT, API_SITE } from '../support/servers/ports';

/** A mocked API response. It has CORS headers, because the API is on another origin. */
const response = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

const newJob = await jobs.create({
  id: 77,
  title: 'Harbor Pilot Systems Analyst',
  jobType: 'Remote',
  responsibilities: ['Talk to pilots.'],
});

test.describe('jobs from a backend', () => {
  test.use({ allowedConsole: [/status of (404|501)/] });

  test('replace the built-in ones, and a job that only the backend has can be opened', async ({ page }) => {
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(response(200, { data: [newJob] })));
    await page.goto(`${API_SITE}/careers`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 open role.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: newJob.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newJob.title);
    await expect(page.getByText('Talk to pilots.')).toBeVisible();
  });

  test('stay usable if there are 1,200: search, counts, keyboard and focus cover all of them', {
    tag: CI,
  }, async ({ page }) => {
    const data = Array.from({ length: 1200 }, (_, i) => ({ ...newJob, id: `job-${i}`, title: `Pilot ${i}` }));
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(response(200, { data })));
    await page.goto(`${API_SITE}/careers`);
    // An `expect` that does not pass at once describes the whole page, which takes seconds with 1,200 cards. `waitFor` does not.
    const untilCounted = (jobs: number) =>
      page.locator('h2 + span', { hasText: `${jobs.toLocaleString('en-US')} jobs` }).waitFor();
    await untilCounted(1200);
    const last = page.getByText('Pilot 1199', { exact: true });
    await last.focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByText('Pilot 1198', { exact: true })).toBeFocused();
    await searchField(page).fill('pilot 119');
    await untilCounted(11);
    await expect(cards(page)).toHaveCount(11);
    await searchField(page).fill('nothing');
    await expect(page.getByText('No jobs match these filters.').last()).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await searchField(page).fill('');
    await untilCounted(1200);
    await expect(page.locator('main li:not([hidden]) article')).toHaveCount(1200);
  });

  test('show the specified loading text when a job is opened directly', {
    tag: ['@S2.job.loading', '@S4.job.states', '@S8.job.loading'],
  }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${API_ROOT}/jobs/77`, async (route) => {
      await held;
      await route.fulfill(response(200, { data: newJob }));
    });
    await page.goto(`${API_SITE}/careers/job/77`);
    await expect(page.getByText('Loading job details...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newJob.title);
    await expect(page).toHaveTitle(`${newJob.title} | Mindwave`);
  });

  test('fall back to the built-in list when the backend has none', async ({ page }) => {
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(response(501, { message: 'Not implemented' })));
    const asked = page.waitForResponse(`${API_ROOT}/jobs`);
    await page.goto(`${API_SITE}/careers`);
    await (await asked).finished();
    await afterFrames(page);
    await expect(cards(page)).toHaveCount(12);
  });
});

import { jobs } from '~/content/jobs';
import { articles } from '~mocks/models';
import { expect, test } from '../support/browser/test';
import { sampled } from '../support/sample';
import { API_ROOT } from '../support/servers/ports';
import { type RunningSite, startSite } from '../support/servers/site';

/** Stored dates, including both DST changes in New York in 2026, and what every reader should see. */
const DAYS = [
  ['2026-03-08', 'March 8, 2026'],
  ['2026-11-01', 'November 1, 2026'],
  ['2026-12-31', 'December 31, 2026'],
  ['2027-01-01', 'January 1, 2027'],
] as const;

/** New York during its DST changes, the easternmost and westernmost zones, a half-hour offset, and UTC. */
const PLACES = [
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-21T12:00:00Z'],
  ['Pacific/Niue', '2026-11-21T10:30:00Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z'],
  ['UTC', '2026-11-21T00:00:00Z'],
] as const;

const shown = await articles.createAll(DAYS.map(([date]) => ({ date })));
const response = (data: unknown) => ({
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify({ data }),
});

/** Renders no articles, because the tests answer the API's requests in the browser. */
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ API_URL: API_ROOT });
});
test.afterAll(() => site.stop());

for (const [index, [timezoneId, now]] of PLACES.entries()) {
  test.describe(`${timezoneId} at ${now}`, sampled(index === 0, false), () => {
    test.use({ timezoneId });

    test('shows the stored date of articles, in the list and on their page, and of jobs', async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.route(`${API_ROOT}/news/**`, (route) => {
        const slug = /slug\/(.+)$/.exec(route.request().url())?.[1];
        return route.fulfill(response(slug ? shown.find((article) => article.slug === slug) : shown));
      });
      await page.goto(`${site.origin}/newsroom`);
      const times = page.locator('#latest').getByRole('listitem').locator('time');
      await expect(times).toHaveText(DAYS.map(([, text]) => text));
      for (const [i, [, text]] of DAYS.entries()) {
        await page.goto(`${site.origin}/newsroom/article-${i + 1}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Article ${i + 1}`);
        await expect(
          page.getByRole('banner').or(page.locator('header')).getByText(text, { exact: true }),
        ).toBeVisible();
      }
      const [job] = jobs;
      await page.goto(`${site.origin}/careers/job/${job?.id}`);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toMatch(new RegExp(`"JobPosting".*"datePosted":"${job?.datePosted}"`));
    });
  });
}

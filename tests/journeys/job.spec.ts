import { cards, department } from '../support/browser/job-list';
import { expect, test } from '../support/browser/test';
import { API_SITE } from '../support/servers/ports';

test.describe('a job page', () => {
  test('opens from the list, shows every part, and leads back to the same filters', {
    tag: ['@S2.job.parts', '@S2.careers.cards'],
  }, async ({ open }) => {
    const page = await open('/careers?department=engineering');
    await page.getByRole('link', { name: 'Senior Java Engineer, Payments' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Java Engineer, Payments');
    await expect(page).toHaveTitle('Senior Java Engineer, Payments | Mindwave');
    for (const name of ['About Us', 'Job Description', 'Key Responsibilities', 'Qualifications & Skills']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    const facts = page.getByRole('complementary');
    for (const text of ['Engineering', 'Hyderabad', '5–8 years', 'Hybrid']) {
      await expect(facts.getByText(text, { exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await expect(department(page, 'Engineering')).toBeChecked();
  });

  test('offers to apply by email with the job in the subject, and copies the link', async ({ open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await open('/careers/job/react-developer?from=mail');
    const target = await page.getByRole('link', { name: 'Apply for this job' }).getAttribute('href');
    expect(target).toContain('mailto:careers@mindwave.example?subject=');
    expect(decodeURIComponent(target ?? '')).toContain('React Developer (react-developer)');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/careers\/job\/react-developer$/);
  });

  test('shares the job through the device where supported', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => sessionStorage.setItem('shared', JSON.stringify(data));
    });
    await page.goto('/careers/job/react-developer');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.evaluate(() => sessionStorage.getItem('shared'));
    expect(JSON.parse(shared ?? '{}')).toEqual({ title: 'React Developer', url: page.url() });
  });

  test('has one Apply link at every width, always in view on a phone', async ({ open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await open('/careers/job/react-developer');
    await page.setViewportSize({ width: 390, height: 844 });
    const apply = page.getByRole('link', { name: 'Apply for this job' });
    await expect(apply).toHaveCount(1);
    await expect(apply).toBeInViewport();
    await page.getByRole('heading', { name: 'Qualifications & Skills' }).scrollIntoViewIfNeeded();
    await expect(apply).toBeInViewport();
    // A toast appears above the link and does not cover it. It stays as long as the pointer is on it.
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').hover({ timeout: 4000 });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const [message, way] = await Promise.all([page.getByText('Link copied').boundingBox(), apply.boundingBox()]);
        return (way?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
      })
      .toBeGreaterThan(0);
  });

  test.describe('with an unknown id', () => {
    // The browser logs the 404 of the page and of the API response.
    test.use({ allowedConsole: [/status of 404/] });

    test('says so and links back', {
      tag: ['@S2.job.not-found', '@S4.job.states', '@S8.job.not-found'],
    }, async ({ open }) => {
      const page = await open(`${API_SITE}/careers/job/no-such-job`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Job not found. Please return to the careers page.',
      );
      await expect(page).toHaveTitle('Job not found | Mindwave');
      await page.getByRole('link', { name: 'Back to Jobs' }).click();
      await expect(cards(page)).toHaveCount(12);
    });
  });
});

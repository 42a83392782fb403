import type { Page } from '@playwright/test';
import { jobs } from '~/content/jobs';
import { API_ROOT, API_SITE } from '../support/ports';
import { expect, test, untilLive } from '../support/test';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
const department = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Department' }).getByRole('checkbox', { name });
const jobType = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A mocked API response. It has CORS headers, because the API is on another origin. */
const answer = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

const newJob = {
  id: 77,
  title: 'Harbor Pilot Systems Analyst',
  subtitle: 'Follow a ship from the sea to the berth.',
  departmentId: 'engineering',
  location: 'Atlanta',
  experience: '2–4 years',
  jobType: 'Remote',
  description: 'You will map how a ship is brought in.',
  responsibilities: ['Talk to pilots.'],
  qualifications: ['Sea legs.'],
};

test.describe('the list of jobs', () => {
  test('shows all twelve jobs by department, with counts', {
    tag: ['@S2.careers.groups', '@S2.careers.cards', '@S9.two-per-row'],
  }, async ({ open }) => {
    const page = await open('/careers');
    await expect(cards(page)).toHaveCount(12);
    await expect(group(page, 'Engineering').getByText('4 jobs')).toBeVisible();
    await expect(group(page, 'HR').getByText('1 job', { exact: true })).toBeVisible();
    const card = group(page, 'Engineering').getByRole('article').first();
    for (const text of ['Senior Java Engineer, Payments', 'Hyderabad', '5–8 years', 'Hybrid']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    const [first, second] = await Promise.all([
      card.boundingBox(),
      group(page, 'Engineering').getByRole('article').nth(1).boundingBox(),
    ]);
    expect(first?.y, 'two cards share a row').toBe(second?.y);
  });

  test('searches titles and locations case-insensitively, and updates the URL', {
    tag: '@S5.careers.search',
  }, async ({ open }) => {
    const page = await open('/careers');
    await searchField(page).pressSequentially('JAVA');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/careers\?q=JAVA$/);
    await searchField(page).fill('new jersey');
    await expect(cards(page)).toHaveCount(jobs.filter(({ location }) => location === 'New Jersey').length);
    await page.reload();
    await expect(searchField(page)).toHaveValue('new jersey');
    await expect(cards(page)).toHaveCount(jobs.filter(({ location }) => location === 'New Jersey').length);
  });

  test('shows Department open with 15 options and Job Type closed with 3', { tag: '@S2.careers.filters' }, async ({
    open,
  }) => {
    const page = await open('/careers');
    await expect(page.getByRole('group', { name: 'Department' }).getByRole('checkbox')).toHaveCount(15);
    await expect(page.getByRole('group', { name: 'Job Type' })).toBeHidden();
    await page.getByText('Job Type', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox')).toHaveCount(3);
    await expect(department(page, 'Engineering')).toHaveAccessibleName(/4 jobs/);
  });

  test('combines departments with OR and job types with AND, and Back undoes each step', {
    tag: ['@S4.careers.and-or', '@S4.careers.toggle'],
  }, async ({ open }) => {
    const page = await open('/careers');
    await department(page, 'Engineering').check();
    await department(page, 'Infosec').check();
    await expect(cards(page)).toHaveCount(5);
    await page.getByText('Job Type', { exact: true }).click();
    await jobType(page, 'Remote').check();
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?department=engineering,infosec&type=remote$/);
    await expect(page.getByRole('status').filter({ hasText: '1 job' })).toBeAttached();
    await page.goBack();
    await expect(cards(page)).toHaveCount(5);
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await expect(department(page, 'Infosec')).not.toBeChecked();
  });

  test('removes filters one by one or all at once without losing focus', async ({ open }) => {
    const page = await open('/careers?department=engineering&department=hr&type=full-time');
    await expect(cards(page)).toHaveCount(1);
    await chip(page, 'Full Time').click();
    await expect(cards(page)).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused();
    await chip(page, 'Engineering').click();
    await expect(chip(page, 'HR')).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(/\/careers$/);
  });

  test('suggests which filter to remove when nothing matches, and removes it with one tap', async ({ open }) => {
    const page = await open('/careers?q=java&department=hr');
    await expect(page.getByText('No jobs match these filters.').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear job types' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear departments' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/careers\?q=java$/);
  });

  test('preserves text typed and boxes ticked before hydration', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/careers', { waitUntil: 'commit' });
    await searchField(page).fill('developer');
    await department(page, 'Engineering').check();
    await expect(cards(page)).toHaveCount(12);
    release();
    await expect(cards(page)).toHaveCount(2);
    await expect(searchField(page)).toHaveValue('developer');
    await expect(department(page, 'Engineering')).toBeChecked();
    await untilLive(page);
  });

  test('shows all jobs without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/careers?department=hr');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(/^Searching and filtering need JavaScript/)).toBeVisible();
    await page.getByRole('link', { name: 'React Developer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer');
    await context.close();
  });
});

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
    // A toast appears above the link and does not cover it.
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const [message, way] = await Promise.all([page.getByText('Link copied').boundingBox(), apply.boundingBox()]);
        return (way?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
      })
      .toBeGreaterThan(0);
  });

  test.describe('with an unknown id', () => {
    // The browser logs the 404 of the page or of the API response.
    test.use({ allowedConsole: [/status of 404/] });

    for (const [name, origin] of [
      ['the embedded backend', ''],
      ['json-server', API_SITE],
    ] as const) {
      test(`says so and links back, with ${name}`, {
        tag: ['@S2.job.not-found', '@S4.job.states', '@S8.job.not-found'],
      }, async ({ open }) => {
        const page = await open(`${origin}/careers/job/no-such-job`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Job not found. Please return to the careers page.',
        );
        await expect(page).toHaveTitle('Job not found | Mindwave');
        await page.getByRole('link', { name: 'Back to Jobs' }).click();
        await expect(cards(page)).toHaveCount(12);
      });
    }
  });
});

test.describe('jobs from a backend', () => {
  test.use({ allowedConsole: [/status of (404|501)/] });

  test('replace the built-in ones, and a job that only the backend has can be opened', async ({ page }) => {
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(answer(200, { data: [newJob] })));
    await page.goto(`${API_SITE}/careers`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 open role.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: newJob.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newJob.title);
    await expect(page.getByText('Talk to pilots.')).toBeVisible();
  });

  test('stay usable if there are 1,200: search, counts, the keyboard and the focus reach all of them', async ({
    page,
  }) => {
    const data = Array.from({ length: 1200 }, (_, i) => ({ ...newJob, id: `job-${i}`, title: `Pilot ${i}` }));
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(answer(200, { data })));
    await page.goto(`${API_SITE}/careers`);
    await expect(group(page, 'Engineering').getByText('1200 jobs')).toBeVisible();
    const last = page.getByRole('link', { name: 'Pilot 1199', exact: true });
    await last.focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Pilot 1198', exact: true })).toBeFocused();
    await searchField(page).fill('pilot 119');
    await expect(cards(page)).toHaveCount(11);
    await expect(group(page, 'Engineering').getByText('11 jobs')).toBeVisible();
    await searchField(page).fill('nothing');
    await expect(page.getByText('No jobs match these filters.').last()).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await searchField(page).fill('');
    await expect(cards(page)).toHaveCount(1200);
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
      await route.fulfill(answer(200, { data: newJob }));
    });
    await page.goto(`${API_SITE}/careers/job/77`);
    await expect(page.getByText('Loading job details...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newJob.title);
    await expect(page).toHaveTitle(`${newJob.title} | Mindwave`);
  });

  test('fall back to the built-in list when the backend has none', async ({ page }) => {
    await page.route(`${API_ROOT}/jobs`, (route) => route.fulfill(answer(501, { message: 'Not implemented' })));
    const asked = page.waitForResponse(`${API_ROOT}/jobs`);
    await page.goto(`${API_SITE}/careers`);
    await asked;
    await expect(cards(page)).toHaveCount(12);
  });
});

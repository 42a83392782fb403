import { cards, chip, department, group, jobType, searchField } from '../support/browser/job-list';
import { expect, test, untilLive } from '../support/browser/test';

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

  test('is not requested from the embedded backend, which has the same jobs, unless a QA scenario is on', async ({
    open,
  }) => {
    const page = await open('/careers');
    await page.waitForLoadState('networkidle');
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((url) => url.includes('/embedded/'))).toEqual([]);

    await open('/careers?qa=html-error', page);
    const console = page.getByRole('dialog', { name: 'QA console' });
    await expect(console.getByRole('listitem').filter({ hasText: '/api/jobs' }).first()).toContainText('502');
    await expect(cards(page)).toHaveCount(12);
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
});

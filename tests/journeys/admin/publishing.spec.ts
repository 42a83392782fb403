import { ADMIN, fillLogin, PICTURE, saveButton, saved, signIn, uniqueSlug } from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { sampled } from '../../support/sample';
import { startBareSite } from '../../support/servers/bare-site';
import { API_SITE } from '../../support/servers/ports';
import { EDITOR, startWithDatabase } from '../../support/servers/server-process';

test.describe('the login', () => {
  test('redirects /admin and the protected pages to the login, with a toast', {
    tag: ['@S2.routes.admin-redirect', '@S2.routes.guarded', '@S6.guard'],
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
    const toast = page.getByText('Please login to access');
    let box: Awaited<ReturnType<typeof toast.boundingBox>> = null;
    for (const path of ['/admin/dashboard', '/admin/edit-article?id=1', '/admin/add-article']) {
      await page.goto(path);
      // Measured at once, because the message disappears after four seconds.
      box = await toast.boundingBox();
      await expect(page).toHaveURL('/admin/login');
    }
    const { x = 0, y = 0, width = 0 } = box ?? {};
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
    expect(y).toBeGreaterThan(600);
    await page.clock.runFor(4500);
    await expect(toast).toBeHidden();
  });

  test('shows the server’s message for a wrong password, then signs in and skips the login page', {
    tag: ['@S2.admin.login', '@S4.session.logout', '@S4.session.token', '@S6.guard'],
  }, async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page).toHaveTitle(/Admin Login/);
    await fillLogin(page, { ...ADMIN, password: 'wrong' });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'password is wrong' })).toBeVisible();
    await fillLogin(page);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin/dashboard');
    const stored = await page.evaluate(() => ({ local: { ...localStorage }, token: sessionStorage.getItem('token') }));
    expect(stored.token).toBeTruthy();
    expect(JSON.stringify(stored.local)).not.toContain(stored.token);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('isLoggedIn'), localStorage.getItem('rememberMe')])).toEqual(
      [null, null],
    );
  });
});

async function startProductionSite() {
  const server = await startWithDatabase({ DIST: 'dist' });
  return { site: server.origin, who: EDITOR, stop: () => server.end() };
}

const backends = [
  {
    name: 'on the built-in backend',
    isSample: true,
    start: async () => ({ site: '', who: ADMIN, stop: async () => undefined }),
  },
  { name: 'on json-server', start: async () => ({ site: API_SITE, who: ADMIN, stop: async () => undefined }) },
  { name: 'on a backend without optional capabilities', start: startBareSite },
  // Installing the worker takes 2 seconds of CPU time.
  { name: 'on the production server', isSample: true, hasWorker: true, start: startProductionSite },
];

for (const { name, isSample = false, hasWorker = false, start } of backends) {
  test.describe(name, sampled(isSample, !hasWorker), () => {
    test.use({
      serviceWorkers: hasWorker ? 'allow' : 'block',
      // The first request for sessions finds out that this backend has none.
      allowedConsole: start === startBareSite ? [/status of 404/] : [],
    });

    test('an admin publishes, edits and deletes an article', {
      tag: [
        '@S2.dashboard.add',
        '@S2.dashboard.confirm',
        '@S4.editor.slug',
        '@S5.editor.required',
        '@S5.editor.list-items',
        '@S8.delete.success',
        '@S8.editor.saved',
      ],
    }, async ({ page, context }) => {
      const { site, who, stop } = await start();
      const slug = uniqueSlug();
      const row = page.getByRole('listitem').filter({ hasText: `/newsroom/${slug}` });
      await signIn(page, site, who);
      await page.getByRole('link', { name: 'Add New Article' }).click();
      await expect(page.getByRole('heading', { name: 'Add New Article' })).toBeVisible();
      await expect(page.getByText('No sections yet')).toBeVisible();
      await expect(page.getByText('No sidebar items yet')).toBeVisible();
      await saveButton(page).click();
      await expect(
        page.getByText('Please fill in all required article information (title, slug, and date).').first(),
      ).toBeVisible();

      await page.getByLabel('Article Title').fill('Nächster Halt: Journey & Co.');
      await expect(page.getByLabel('Article Slug')).toHaveValue('nachster-halt-journey-co');
      await page.getByLabel('Article Slug').fill(slug);
      await page.getByLabel('Banner image').setInputFiles(PICTURE);
      await expect(page.getByText('0.00 MB', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();

      await page.getByRole('button', { name: 'Add First Section' }).click();
      await page.getByLabel('Section Title').fill('First section');
      await page.getByLabel('CTA Text').fill('Read on');
      await page.getByLabel('CTA Link').fill('/about');
      await page.getByRole('button', { name: 'Add Content' }).click();
      await page.getByLabel('Content', { exact: true }).fill('A paragraph.');
      await page.getByRole('button', { name: 'Add Section' }).click();
      await expect(page.getByLabel('Section Title')).toHaveCount(1);
      await page.getByLabel('Section Title').fill('Second section');
      await page.getByRole('button', { name: 'Add Content' }).click();
      await page.getByText('List', { exact: true }).click();
      await page.getByLabel('List Items').fill('one\n\n  \ntwo');
      await page.getByRole('button', { name: 'Add Sidebar Item' }).click();
      const item = page.getByRole('listitem', { name: 'Sidebar item 1' });
      await item.getByLabel('Title').fill('More to read');
      await item.getByLabel('Link').fill('https://example.com/');
      await item.getByLabel('Description').fill('Elsewhere');

      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: 'Second section' })).toBeVisible();
      await expect(preview.locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      await preview.getByRole('button', { name: 'Close preview' }).click();

      await saveButton(page).click();
      await expect(saved(page)).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);

      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: `/newsroom/${slug}` }).click();
      const reader = await opening;
      await expect(reader.getByRole('heading', { name: 'Nächster Halt: Journey & Co.' })).toBeVisible();
      await expect(reader.getByRole('article').getByRole('listitem')).toHaveText(['one', 'two']);
      await expect(reader.getByRole('article').getByRole('link', { name: 'Read on' })).toHaveAttribute(
        'href',
        '/about',
      );
      await expect(reader.getByRole('link', { name: /More to read/ })).toBeVisible();
      await reader.close();

      await row.getByRole('link', { name: 'Edit Nächster Halt' }).click();
      await expect(page.getByRole('heading', { name: 'Edit Nächster Halt: Journey & Co.' })).toBeVisible();
      // A press of the mouse would miss the button if the page scrolls, which it does 100 ms after a navigation.
      await page.getByRole('button', { name: 'Expand: Section 1' }).press('Enter');
      await page.getByLabel('Content', { exact: true }).fill('A better paragraph.');
      await saveButton(page).click();
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Expand: Section 1' }).press('Enter');
      await expect(page.getByLabel('Content', { exact: true })).toHaveValue('A better paragraph.');
      await page.getByRole('link', { name: 'Back to dashboard' }).click();

      await row.getByRole('button', { name: 'Delete Nächster Halt' }).click();
      const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
      await expect(question).toContainText('Are you sure you want to delete this article?');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Delete' }).click();
      // The message stays as long as the pointer is on it.
      await page.getByText('Article deleted successfully!').hover();
      await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toBeVisible();
      await stop();
    });
  });
}

test('the public editor shows the server’s message to an anonymous visitor and does not lose the text', {
  tag: '@S6.roles',
}, async ({ open }) => {
  const page = await open('/newsroom/admin');
  await page.getByLabel('Article Title').fill('From an anonymous visitor');
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /sign in/i })).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('From an anonymous visitor');
});

test('a delete can be undone for eight seconds', async ({ page }) => {
  await page.clock.install();
  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  const remove = async () => {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove();
  // The message stays as long as the pointer is on it.
  await page.getByText(/^“.+” is deleted\.$/).hover();
  await undo.click();
  await expect(page.getByText(/^“.+” is back\.$/)).toBeVisible();
  await remove();
  await expect(undo).toBeVisible();
  await page.clock.runFor(9000);
  await expect(undo).toBeHidden();
});

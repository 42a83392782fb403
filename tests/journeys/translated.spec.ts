import { articles } from '~mocks/models';
import { translate } from '../browser/translator';
import { openSignedIn, serveOwnArticles } from '../support/admin/own-articles';
import { openCallback } from '../support/browser/callback-form';
import { expect, test, untilAllLive } from '../support/browser/test';

/** On a page that the browser has translated, words still change, and no screen fails. */

// React reports that it renders an island from scratch; a test responds with an error.
test.use({ allowedConsole: [/Minified React error #418|Failed to load resource/] });

test('the editor and the dashboard work in translation', async ({ page }) => {
  const server = await serveOwnArticles(page, [
    await articles.create({ id: 1, title: 'Late trains', slug: 'late-trains' }),
    await articles.create({ id: 2, title: 'Early trucks', slug: 'early-trucks' }),
  ]);
  await openSignedIn(page, '/admin/edit-article?id=1');
  await expect(page.getByLabel('Article Title')).toHaveValue('Late trains');
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Add First Section' }).click();
  await page.getByLabel('Section Title').fill('Stored section');
  await page.getByRole('button', { name: 'Add Content' }).click();
  await page.getByText('CONTENT', { exact: true }).last().waitFor();
  await page.getByRole('textbox', { name: 'Content' }).fill('First');
  await page.getByText('LIST', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'List Items' })).toHaveValue('First');
  await expect(page.getByText('LIST ITEMS', { exact: true })).toBeVisible();
  await page.getByText('PARAGRAPH', { exact: true }).click();
  await expect(page.getByText('LIST ITEMS', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Content' }).click();
  await page.getByRole('button', { name: /^Move down: Content 1/i }).click();
  await page.getByRole('button', { name: /^Delete: Content 1/i }).click();

  await page.getByLabel('Article Slug').fill('');
  await page.getByLabel('Article Title').fill('');
  await page.getByRole('button', { name: /^Save$/i }).click();
  await expect(page.getByRole('alert').filter({ hasText: /REQUIRED ARTICLE INFORMATION/ })).toBeVisible();
  await page.getByLabel('Article Title').fill('Later trains');
  const release = server.hold('PUT /news/1');
  await page.getByRole('button', { name: /^Save$/i }).click();
  await expect(page.getByText(/SAVING/).first()).toBeVisible();
  release();
  await expect(page.getByText('ARTICLE SAVED SUCCESSFULLY!').first()).toBeVisible();

  await page.getByRole('button', { name: /^Preview/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('LATE TRAINS')).toHaveCount(0);
  await page.getByRole('searchbox').fill('early');
  await page.getByRole('button', { name: /Delete.*Early trucks/i }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('EARLY TRUCKS')).toHaveCount(0);
});

test('forms and lists of visitors work in translation', async ({ page, open }) => {
  await open('/');
  await untilAllLive(page);
  await page.evaluate(translate);
  const dialog = await openCallback(page);
  const name = dialog.getByLabel('Name');
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(name).toHaveAccessibleDescription('PLEASE ENTER YOUR NAME');
  await name.fill('Ana');
  await expect(name).not.toHaveAccessibleDescription('PLEASE ENTER YOUR NAME');

  await open('/careers');
  await untilAllLive(page);
  await page.evaluate(translate);
  const engineering = page.getByRole('checkbox', { name: /^ENGINEERING/ });
  await page.getByRole('searchbox').fill('java');
  await expect(engineering).toHaveAccessibleName('ENGINEERING (1 JOB)');
  await page.getByRole('searchbox').fill('no job like this');
  await expect(page.getByText('NO JOBS MATCH THESE FILTERS.').first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(engineering).not.toHaveAccessibleName(/[01] JOB/);
});

import { API_SITE } from '../../support/servers/ports';
import { expect, test } from '../../support/browser/test';
import { saveButton, saved, signIn, uniqueSlug, writeArticle } from '../../support/admin/admin-steps';

for (const [name, site] of [
  ['the embedded backend', ''],
  ['json-server', API_SITE],
] as const) {
  test(`an earlier version comes back as unsaved text, with ${name}`, async ({ page }) => {
    await signIn(page, site);
    const slug = uniqueSlug();
    const title = `The first words of ${slug}`;
    await writeArticle(page, title, { site, slug });
    await page.getByLabel('Summary').fill('What was said first.');
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByLabel('Article Title').fill('Other words');
    await page.getByLabel('Article Slug').fill(slug);
    await page.getByLabel('Summary').fill('');
    await saveButton(page).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const list = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('listitem').last().getByRole('button').click();
    const comparison = page.getByRole('dialog', { name: 'Compare with an earlier version' });
    await expect(comparison.getByText(title)).toBeVisible();
    await comparison.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Article Title')).toHaveValue(title);
    await expect(page.getByLabel('Summary')).toHaveValue('What was said first.');

    // Nothing is written before the user saves.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Article Title')).toHaveValue('Other words');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await saveButton(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(`${site}/newsroom/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

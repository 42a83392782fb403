import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { writeArticle } from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (name: string) =>
  readFile(new URL(`../../../src/features/admin/editor/import/clipboards/${name}`, import.meta.url), 'utf8');

/** Copies as a program does, with HTML as it is, and pastes with the keyboard. */
async function paste(page: Page, field: Locator, html: string, text: string) {
  await page.evaluate(
    (data) => {
      const copy = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const [type, value] of Object.entries(data)) if (value !== '') event.clipboardData?.setData(type, value);
      };
      addEventListener('copy', copy, { capture: true, once: true });
      document.execCommand('copy');
    },
    { 'text/html': html, 'text/plain': text },
  );
  await field.focus();
  await page.keyboard.press('Control+V');
}

/** Drops a file, or the text of another window. */
async function drop(target: Locator, data: { file?: readonly [name: string, text: string]; html?: string }) {
  const transfer = await target.page().evaluateHandle(({ file, html }) => {
    const created = new DataTransfer();
    if (file) created.items.add(new File([file[1]], file[0]));
    if (html) created.setData('text/html', html);
    return created;
  }, data);
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

const sections = (page: Page) => page.getByRole('listitem', { name: /^Section \d/ });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

test('a document from Word becomes an article in an empty editor, and one undo removes it', async ({ page }) => {
  const requests: string[] = [];
  await enterAsAdmin(page);
  await page.goto('/admin/add-article');
  const title = page.getByLabel('Article Title');
  page.on('request', (request) => requests.push(request.url()));
  await paste(page, title, await clipboard('word-desktop.html'), 'Harbor Bank picks Mindwave\r\nAlpharetta');
  await expect(title).toHaveValue('Harbor Bank picks Mindwave');
  await expect(title).toBeFocused();
  await expect(page.getByLabel('Article Slug')).toHaveValue('harbor-bank-picks-mindwave');
  await expect(sections(page)).toHaveCount(3);
  await expect(sections(page).getByRole('heading')).toHaveText(['Untitled Section', 'What changes', 'Timetable']);
  await expect(page.getByText('1 link, 1 table, 1 footnote link, 1 picture')).toBeVisible();
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
  await undo(page);
  await expect(title).toHaveValue('');
  await expect(sections(page)).toHaveCount(0);
});

test('a document pasted into a Content field becomes sections if the user wants it', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'A title');
  const content = page.getByLabel('Content', { exact: true });
  await content.fill('before after');
  await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
  const html = '<p>One</p><ul><li>Two</li></ul><h2>Part</h2><p>Three</p>';
  await paste(page, content, html, 'One\nTwo\nPart\nThree\n');
  await expect(content).toHaveValue('before One\nTwo\nPart\nThree\nafter');
  await page.getByRole('button', { name: 'Keep as text' }).click();
  await expect(content).toBeFocused();
  await undo(page);
  await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
  await paste(page, content, html, 'One\nTwo\nPart\nThree\n');
  await page.getByRole('button', { name: 'Make sections' }).click();
  await expect(sections(page).getByRole('heading')).toHaveText(['Stored section', 'Part']);
  await expect(content.or(page.getByLabel('List Items'))).toHaveCount(3);
  await expect(content.first()).toHaveValue('before');
  await expect(content.first()).toBeFocused();
  await page.getByRole('button', { name: 'Expand: Section 2' }).click();
  await expect(content.first()).toHaveValue('Three');
  await expect(content.last()).toHaveValue('after');
  await undo(page);
  await page.getByRole('button', { name: 'Expand: Section 1' }).click();
  await expect(content).toHaveValue('before after');
});

test('dropped text files become articles, and other documents say how to bring them in', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/admin/add-article');
  const title = page.getByLabel('Article Title');
  await expect(title).toBeVisible();
  for (const name of ['release.docx', 'release.odt', 'release.pdf', 'release.pages']) {
    await drop(page.getByRole('main'), { file: [name, 'PK'] });
    await expect(page.getByText(`${name}\u2069 cannot be read here.`)).toBeVisible();
  }
  await expect(sections(page)).toHaveCount(0);
  await drop(title, { file: ['notes.md', '# Notes\n\nOne\n\n## Part\n\nTwo'] });
  await expect(title).toHaveValue('Notes');
  await expect(sections(page)).toHaveCount(2);
  await drop(title, { file: ['more.txt', 'One\n\nTwo'] });
  await expect(page.getByText('Drop a text file on a Content field, or into a new article.')).toBeVisible();
  await page.getByRole('button', { name: 'Expand: Section 2' }).click();
  const content = page.getByLabel('Content', { exact: true });
  await drop(content, { file: ['more.txt', 'Three\n\nFour'] });
  await expect(content).toHaveValue(/Three/);
  await page.getByRole('button', { name: 'Make sections' }).click();
  await expect(content).toHaveCount(3);
});

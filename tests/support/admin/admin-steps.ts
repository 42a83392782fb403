import { expect, type Page } from '@playwright/test';
import { unique, WORDS } from '../servers/backend-client';

export const ADMIN = { email: 'admin@mindwave.example', password: 'mindwave-demo' };

/** Fills in the form of the login page or of the sign-in dialog. */
export async function fillLogin(place: Pick<Page, 'getByLabel'>, { email, password } = ADMIN) {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in and waits for the dashboard. */
export async function signIn(page: Page, site = '', who = ADMIN) {
  await page.goto(`${site}/admin/login`);
  await fillLogin(page, who);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
}

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A picture for a file field. */
export const PICTURE = { name: 'banner.png', mimeType: 'image/png', buffer: Buffer.from(ONE_PIXEL, 'base64') };

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const saved = (page: Page) => page.getByText('Article saved successfully!').first();

/** A unique slug, also on the shared json-server. */
export const uniqueSlug = () => unique('test');

interface Writing {
  /** The site's origin. Defaults to the base URL of the test. */
  site?: string;
  slug?: string;
  /** How to open the add page, or `here` if it is already open. */
  open?: 'by address' | 'by link' | 'here';
}

/** Opens the add page and writes an article with one section and a unique slug. */
export async function writeArticle(page: Page, title: string, options: Writing = {}) {
  const { site = '', slug = uniqueSlug(), open = 'by address' } = options;
  if (open === 'by address') await page.goto(`${site}/admin/add-article`);
  if (open === 'by link') await page.getByRole('link', { name: 'Add New Article' }).click();
  await page.getByLabel('Article Title').fill(title);
  await page.getByLabel('Article Slug').fill(slug);
  await page.getByRole('button', { name: 'Add First Section' }).click();
  await page.getByLabel('Section Title').fill('Stored section');
  await page.getByRole('button', { name: 'Add Content' }).click();
  await page.getByLabel('Content', { exact: true }).fill(WORDS);
  return slug;
}

/** The dialog that offers to restore a draft. */
export const draftDialog = (page: Page) =>
  page.getByRole('dialog', { name: /unsaved (?:changes|article) on this device/ });

/** Restores the draft that the dialog offers. */
export const restoreDraft = (page: Page) => draftDialog(page).getByRole('button', { name: 'Restore my draft' }).click();

/** Expects the typed text in the form. */
export async function expectWords(page: Page) {
  await expect(page.getByRole('heading', { name: 'Stored section' })).toBeVisible();
  const content = page.getByLabel('Content', { exact: true });
  if (!(await content.isVisible())) await page.getByRole('button', { name: 'Expand: Section 1' }).click();
  await expect(content).toHaveValue(WORDS);
}

/** Saves an article after a failed attempt, and expects it exactly once in the dashboard. */
export async function expectSaves(page: Page, title: string, slug: string) {
  await page.getByLabel('Article Title').fill(title);
  await page.getByLabel('Article Slug').fill(slug);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
}

/** The drafts in IndexedDB, as JSON. */
export const storedDrafts = (page: Page) =>
  page.evaluate(async () => {
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'mindwave-drafts')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('mindwave-drafts');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map((draft) => JSON.stringify(draft)));
        };
      };
    });
  });

/** Waits until a draft with this text is stored, which happens 0.8 seconds after the last input. By default the last text of `writeArticle`. */
export const expectDraftStored = (page: Page, text = WORDS) =>
  expect.poll(async () => (await storedDrafts(page)).some((draft) => draft.includes(text))).toBe(true);

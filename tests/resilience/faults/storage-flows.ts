import type { Page } from '@playwright/test';
import { saveButton, saved, signIn } from '../../support/admin-steps';
import { untilLive } from '../../support/test';
import { articlesOf, createArticle, leadsOf, removeArticles, unique, WORDS } from '../../support/backend-client';
import { expect, SECRETS, type Stand } from '../fault-test';

export interface StorageFlow {
  readonly name: string;
  /** Goes from an opened site to the end; `meanwhile` happens when the screen is open. */
  readonly run: (page: Page, stand: Stand, meanwhile: () => Promise<unknown>) => Promise<unknown>;
}

const thanks = (page: Page) => page.getByText('Thank you! We will contact you soon.').first();

async function fillCallback(page: Page, stand: Stand, meanwhile: () => Promise<unknown>) {
  const company = unique('Stored Lines');
  await page.goto(`${stand.site}/industries/insurance`);
  await untilLive(page);
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await dialog.getByLabel('Name').fill(SECRETS.name);
  await meanwhile();
  const typed = { Company: company, 'Work email': SECRETS.email, Phone: SECRETS.phone };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  return { company, dialog, submit: dialog.getByRole('button', { name: 'Request a Callback' }) };
}

export const storageFlows: readonly StorageFlow[] = [
  {
    name: 'an article is read',
    run: async (page, stand, meanwhile) => {
      const slug = unique('stored');
      await createArticle(stand, slug);
      await page.goto(`${stand.site}/newsroom/${slug}`);
      await meanwhile();
      await expect(page.getByText(WORDS)).toBeVisible();
      await removeArticles(stand, slug);
    },
  },
  {
    name: 'a callback is requested',
    run: async (page, stand, meanwhile) => {
      const { company, dialog, submit } = await fillCallback(page, stand, meanwhile);
      await submit.click();
      await expect(thanks(page)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await leadsOf(stand, company)).toBe(1);
    },
  },
  {
    name: 'a request waits for the connection',
    run: async (page, stand, meanwhile) => {
      const { company, dialog, submit } = await fillCallback(page, stand, meanwhile);
      await page.context().setOffline(true);
      await submit.click();
      await expect(dialog.getByLabel('Company')).toHaveValue(company);
      await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /^.*It is not sent yet/ })
          .first(),
      ).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await leadsOf(stand, company)).toBe(0);
      await page.context().setOffline(false);
      await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
      expect(await leadsOf(stand, company)).toBe(1);
    },
  },
  {
    name: 'an article is written and saved',
    run: async (page, stand, meanwhile) => {
      const slug = unique('stored');
      await page.clock.install();
      await signIn(page, stand.site);
      await page.getByRole('link', { name: 'Add New Article' }).click();
      await page.getByLabel('Article Title').fill('Kept title');
      await meanwhile();
      await page.getByLabel('Article Slug').fill(slug);
      // The pause after which a draft is stored.
      await page.clock.fastForward(2000);
      await expect(page.getByLabel('Article Title')).toHaveValue('Kept title');
      await expect(page.getByText(/^Only (?:on this device|in this page)/).first()).toBeVisible();
      await saveButton(page).click();
      await expect(saved(page)).toBeVisible();
      expect(await articlesOf(stand, slug)).toMatchObject([{ title: 'Kept title' }]);
      await removeArticles(stand, slug);
    },
  },
  {
    name: 'an administrator signs in',
    run: async (page, stand, meanwhile) => {
      await page.goto(`${stand.site}/admin/login`);
      await meanwhile();
      await signIn(page, stand.site);
      await expect(page.getByRole('link', { name: 'Add New Article' })).toBeVisible();
    },
  },
];

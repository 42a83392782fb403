import type { Page } from '@playwright/test';
import { saveButton, saved, signIn } from '../../support/admin/admin-steps';
import { fillCallback, openCallback, sendCallback } from '../../support/browser/callback-form';
import { untilLive } from '../../support/browser/test';
import {
  articlesOf,
  createArticle,
  leadsOf,
  removeArticles,
  unique,
  WORDS,
} from '../../support/servers/backend-client';
import { expect, type TestEnvironment } from '../fault-test';

export interface StorageFlow {
  readonly name: string;
  /** Runs the flow to the end, and calls `whenOpen` once the screen is open. */
  readonly run: (page: Page, env: TestEnvironment, whenOpen: () => Promise<unknown>) => Promise<unknown>;
}

const thanks = (page: Page) => page.getByText('Thank you! We will contact you soon.').first();

async function callback(page: Page, env: TestEnvironment, whenOpen: () => Promise<unknown>) {
  const company = unique('Stored Lines');
  await page.goto(`${env.site}/industries/insurance`);
  await untilLive(page);
  const dialog = await openCallback(page);
  await dialog.getByLabel('Name').fill('Half a name');
  await whenOpen();
  await fillCallback(dialog, company);
  return { company, dialog };
}

export const storageFlows: readonly StorageFlow[] = [
  {
    name: 'a reader opens an article',
    run: async (page, env, whenOpen) => {
      const slug = unique('stored');
      await createArticle(env, slug);
      await page.goto(`${env.site}/newsroom/${slug}`);
      await whenOpen();
      await expect(page.getByText(WORDS)).toBeVisible();
      await removeArticles(env, slug);
    },
  },
  {
    name: 'a visitor requests a callback',
    run: async (page, env, whenOpen) => {
      const { company, dialog } = await callback(page, env, whenOpen);
      await sendCallback(dialog);
      await expect(thanks(page)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await leadsOf(env, company)).toBe(1);
    },
  },
  {
    name: 'a request is queued while offline',
    run: async (page, env, whenOpen) => {
      const { company, dialog } = await callback(page, env, whenOpen);
      await page.context().setOffline(true);
      await sendCallback(dialog);
      await expect(dialog.getByLabel('Company')).toHaveValue(company);
      await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /^.*It is not sent yet/ })
          .first(),
      ).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await leadsOf(env, company)).toBe(0);
      await page.context().setOffline(false);
      await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
      expect(await leadsOf(env, company)).toBe(1);
    },
  },
  {
    name: 'an editor writes and saves an article',
    run: async (page, env, whenOpen) => {
      const slug = unique('stored');
      await page.clock.install();
      await signIn(page, env.site);
      await page.getByRole('link', { name: 'Add New Article' }).click();
      await page.getByLabel('Article Title').fill('Stored title');
      await whenOpen();
      await page.getByLabel('Article Slug').fill(slug);
      // Pass the debounce of the draft.
      await page.clock.fastForward(2000);
      await expect(page.getByLabel('Article Title')).toHaveValue('Stored title');
      await expect(page.getByText(/^Only (?:on this device|in this page)/).first()).toBeVisible();
      await saveButton(page).click();
      await expect(saved(page)).toBeVisible();
      expect(await articlesOf(env, slug)).toMatchObject([{ title: 'Stored title' }]);
      await removeArticles(env, slug);
    },
  },
  {
    name: 'an admin signs in',
    run: async (page, env, whenOpen) => {
      await page.goto(`${env.site}/admin/login`);
      await whenOpen();
      await signIn(page, env.site);
      await expect(page.getByRole('link', { name: 'Add New Article' })).toBeVisible();
    },
  },
];

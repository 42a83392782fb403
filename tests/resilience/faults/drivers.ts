import type { Page } from '@playwright/test';
import { ADMIN, expectWords, fillLogin, saveButton, saved } from '../../support/admin/admin-steps';
import { filledCallback } from '../../support/browser/callback-form';
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
import { EMPTY, type Fault, GUEST_NETWORK, UNREACHABLE, WRONG_SHAPE } from './fault-table';
import type { Operation } from './proxy';

/** One operation as a visitor or an editor uses it. */
export interface Flow {
  /** Triggers the request. */
  readonly act: () => Promise<unknown>;
  /** Expects that no input is lost. */
  readonly expectInputIntact?: () => Promise<unknown>;
  /** Retries in the way the screen offers after this fault. */
  readonly again: (fault: Fault) => Promise<unknown>;
  /** Expects that the screen shows success. */
  readonly expectDone: () => Promise<unknown>;
  /** Expects that the backend stored the change exactly once. */
  readonly expectEffect?: () => Promise<unknown>;
  readonly cleanUp?: () => Promise<unknown>;
}

export interface Driver {
  readonly operation: Operation;
  readonly isSignedIn: boolean;
  /** The message shown for a fault, or undefined if the operation still succeeds. */
  readonly says: (fault: Fault) => string | undefined;
  /** Opens the screen and fills it in. */
  readonly start: (page: Page, env: TestEnvironment) => Promise<Flow>;
}

const isBlank = (fault: Fault) => fault === EMPTY || fault === WRONG_SHAPE;
/** The screen shows the same message for every fault. */
const fixed = (text: string) => (fault: Fault) => fault.says && text;

const contact: Driver = {
  operation: 'requestContact',
  isSignedIn: false,
  says: fixed('Something went wrong. Please try again.'),
  start: async (page, env) => {
    const company = unique('Harbor Lines');
    const { dialog, typed } = await filledCallback(page, env, company);
    const submit = dialog.getByRole('button', { name: 'Request a Callback' });
    return {
      act: () => submit.click(),
      expectInputIntact: async () => {
        for (const [label, value] of Object.entries(typed)) await expect(dialog.getByLabel(label)).toHaveValue(value);
      },
      again: () => submit.click(),
      expectDone: async () => {
        await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
        await expect(dialog).toBeHidden();
      },
      expectEffect: async () => expect(await leadsOf(env, company)).toBe(1),
    };
  },
};

const login: Driver = {
  operation: 'login',
  isSignedIn: false,
  says: (fault) => (isBlank(fault) ? 'Login successful but no token received.' : fault.says),
  start: async (page, env) => {
    await page.goto(`${env.site}/admin/login`);
    await fillLogin(page);
    const submit = page.getByRole('button', { name: 'Sign In' });
    return {
      act: () => submit.click(),
      expectInputIntact: async () => {
        await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ADMIN.password);
      },
      again: () => submit.click(),
      expectDone: () => expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible(),
    };
  },
};

/** For the worker, a page instead of data is no response. */
const readSays = (fault: Fault) => (fault.name === GUEST_NETWORK ? UNREACHABLE : fault.says);

const list: Driver = {
  operation: 'listArticles',
  isSignedIn: false,
  says: (fault) => {
    if (isBlank(fault)) return 'Error loading articles: ';
    const reason = readSays(fault);
    return reason && `Error loading articles: ${reason}`;
  },
  start: async (page, env) => {
    const latest = page.locator('#latest');
    return {
      act: async () => {
        await page.goto(`${env.site}/newsroom`);
        await untilLive(page);
        await latest.scrollIntoViewIfNeeded();
      },
      again: () => latest.getByRole('button', { name: 'Try again' }).click(),
      expectDone: () => expect(latest.getByRole('link').first()).toBeVisible(),
    };
  },
};

const FAILED = 'Failed to save article. Please try again.';
const saveSays = (fault: Fault) => (fault.isServersOwn ? fault.says : fault.says && FAILED);

/** Saves again, and answers the dialog that some errors open first. */
async function saveAgain(page: Page, { name }: Fault) {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  if (name === '401') {
    await fillLogin(question);
    await question.getByRole('button', { name: 'Sign In and Save' }).click();
    return;
  }
  if (await question.isVisible()) await question.getByRole('button', { name: 'Back to editing' }).click();
  await saveButton(page).click();
}

const create: Driver = {
  operation: 'createArticle',
  isSignedIn: true,
  says: saveSays,
  start: async (page, env) => {
    const slug = unique('created');
    await page.goto(`${env.site}/admin/add-article`);
    await page.getByLabel('Article Title').fill('Stored title');
    await page.getByLabel('Article Slug').fill(slug);
    await page.getByRole('button', { name: 'Add First Section' }).click();
    await page.getByLabel('Section Title').fill('Stored section');
    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByLabel('Content', { exact: true }).fill(WORDS);
    return {
      act: () => saveButton(page).click(),
      expectInputIntact: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue('Stored title');
        await expect(page.getByLabel('Article Slug')).toHaveValue(slug);
        await expect(page.getByLabel('Content', { exact: true })).toHaveValue(WORDS);
      },
      again: (fault) => saveAgain(page, fault),
      expectDone: () => expect(saved(page)).toBeVisible(),
      expectEffect: async () => expect(await articlesOf(env, slug)).toMatchObject([{ title: 'Stored title' }]),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

/** Two errors of an update open a dialog. */
const DIALOGS: Readonly<Record<string, string>> = {
  '404': 'This article is no longer there',
  '412': 'This article changed while you were editing',
};

const update: Driver = {
  operation: 'updateArticle',
  isSignedIn: true,
  says: (fault) => DIALOGS[fault.name] ?? saveSays(fault),
  start: async (page, env) => {
    const slug = unique('updated');
    const { id } = await createArticle(env, slug);
    await page.goto(`${env.site}/admin/edit-article?id=${id}`);
    await page.getByLabel('Article Title').fill('Another title');
    // The slug follows the title until it is edited.
    await page.getByLabel('Article Slug').fill(slug);
    return {
      act: () => saveButton(page).click(),
      expectInputIntact: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue('Another title');
        await expect(page.getByLabel('Article Slug')).toHaveValue(slug);
      },
      again: (fault) => saveAgain(page, fault),
      expectDone: async () => {
        await expect(saved(page)).toBeVisible();
        await expectWords(page);
      },
      expectEffect: async () => expect(await articlesOf(env, slug)).toMatchObject([{ id, title: 'Another title' }]),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

const readOne: Driver = {
  operation: 'getArticle',
  isSignedIn: true,
  says: (fault) => {
    if (fault.name === '404') return 'Article not found';
    if (isBlank(fault)) return 'Error loading article: ';
    return fault.says && `Error loading article: ${fault.says}`;
  },
  start: async (page, env) => {
    const slug = unique('opened');
    const { id } = await createArticle(env, slug);
    const open = () => page.goto(`${env.site}/admin/edit-article?id=${id}`);
    return {
      act: open,
      again: ({ name }) => (name === '404' ? open() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue(slug);
        await expectWords(page);
      },
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

const remove: Driver = {
  operation: 'deleteArticle',
  isSignedIn: true,
  says: (fault) =>
    fault.name === '401'
      ? 'Your session has ended. After you sign in, the article is deleted as you asked.'
      : fixed('Error deleting article. Please try again.')(fault),
  start: async (page, env) => {
    const slug = unique('deleted');
    await createArticle(env, slug);
    await page.goto(`${env.site}/admin/dashboard`);
    await page.getByLabel('Search articles').fill(slug);
    // The search is done before the fault.
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1);
    const row = page.getByRole('link', { name: `/newsroom/${slug}` });
    const act = async () => {
      await page.getByRole('button', { name: `Delete ${slug}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };
    return {
      act,
      again: async ({ name }) => {
        if (name === '401') {
          const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
          await fillLogin(dialog);
          await dialog.getByRole('button', { name: 'Sign In and Delete' }).click();
          return;
        }
        // The list is refetched after a failure, so an article that the server did delete is not in it.
        if ((await articlesOf(env, slug)).length > 0) await act();
      },
      expectDone: () => expect(row).toBeHidden(),
      expectEffect: async () => expect(await articlesOf(env, slug)).toEqual([]),
    };
  },
};

/** The response says, or implies, that the article does not exist. */
const isMissing = (fault: Fault) => fault.name === '404' || isBlank(fault);

const readBySlug: Driver = {
  operation: 'getArticleBySlug',
  isSignedIn: false,
  says: (fault) => {
    if (isMissing(fault)) return 'Article not found';
    const reason = readSays(fault);
    return reason && `Error loading article: ${reason}`;
  },
  start: async (page, env) => {
    const slug = unique('read');
    await createArticle(env, slug);
    const open = () => page.goto(`${env.site}/newsroom/${slug}`);
    return {
      act: open,
      again: (fault) => (isMissing(fault) ? open() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: () => expect(page.getByText(WORDS)).toBeVisible(),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

/** The eight operations the site uses. */
export const drivers: readonly Driver[] = [contact, login, list, create, readOne, update, remove, readBySlug];

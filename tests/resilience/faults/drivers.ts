import type { Page } from '@playwright/test';
import { ADMIN, expectWords, fillLogin, saveButton, saved } from '../../support/admin-steps';
import { untilLive } from '../../support/test';
import { articlesOf, createArticle, leadsOf, removeArticles, unique, WORDS } from '../../support/backend-client';
import { filledCallback } from '../../support/callback-form';
import { EMPTY, type Fault, WRONG_SHAPE } from './fault-table';
import type { Operation } from './proxy';
import { expect, type Stand } from '../fault-test';

/** One use of an operation, as a visitor or an editor meets it. */
export interface Flow {
  /** Makes the call. */
  readonly act: () => Promise<unknown>;
  /** Everything typed is still there. */
  readonly expectKept?: () => Promise<unknown>;
  /** Tries once more, the way the screen offers after this fault. */
  readonly again: (fault: Fault) => Promise<unknown>;
  /** It has worked. */
  readonly expectDone: () => Promise<unknown>;
  /** The backend holds what it should, once. */
  readonly expectEffect?: () => Promise<unknown>;
  readonly cleanUp?: () => Promise<unknown>;
}

export interface Driver {
  readonly operation: Operation;
  readonly isSignedIn: boolean;
  /** The sentence a fault is told with; undefined where the call works all the same. */
  readonly says: (fault: Fault) => string | undefined;
  /** Opens the screen and types. */
  readonly start: (page: Page, stand: Stand) => Promise<Flow>;
}

const isBlank = (fault: Fault) => fault === EMPTY || fault === WRONG_SHAPE;
/** A sentence of the screen's own for whatever went wrong. */
const fixed = (text: string) => (fault: Fault) => fault.says && text;

const contact: Driver = {
  operation: 'requestContact',
  isSignedIn: false,
  says: fixed('Something went wrong. Please try again.'),
  start: async (page, stand) => {
    const company = unique('Harbor Lines');
    const { dialog, typed } = await filledCallback(page, stand, company);
    const submit = dialog.getByRole('button', { name: 'Request a Callback' });
    return {
      act: () => submit.click(),
      expectKept: async () => {
        for (const [label, value] of Object.entries(typed)) await expect(dialog.getByLabel(label)).toHaveValue(value);
      },
      again: () => submit.click(),
      expectDone: async () => {
        await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
        await expect(dialog).toBeHidden();
      },
      expectEffect: async () => expect(await leadsOf(stand, company)).toBe(1),
    };
  },
};

const login: Driver = {
  operation: 'login',
  isSignedIn: false,
  says: (fault) => (isBlank(fault) ? 'Login successful but no token received.' : fault.says),
  start: async (page, stand) => {
    await page.goto(`${stand.site}/admin/login`);
    await fillLogin(page);
    const submit = page.getByRole('button', { name: 'Sign In' });
    return {
      act: () => submit.click(),
      expectKept: async () => {
        await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ADMIN.password);
      },
      again: () => submit.click(),
      expectDone: () => expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible(),
    };
  },
};

const list: Driver = {
  operation: 'listArticles',
  isSignedIn: false,
  says: (fault) => {
    if (isBlank(fault)) return 'Error loading articles: ';
    return fault.says && `Error loading articles: ${fault.says}`;
  },
  start: async (page, stand) => {
    const latest = page.locator('#latest');
    return {
      act: async () => {
        await page.goto(`${stand.site}/newsroom`);
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

/** Saves once more, after the question that some refusals ask first. */
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
  start: async (page, stand) => {
    const slug = unique('created');
    await page.goto(`${stand.site}/admin/add-article`);
    await page.getByLabel('Article Title').fill('Kept title');
    await page.getByLabel('Article Slug').fill(slug);
    await page.getByRole('button', { name: 'Add First Section' }).click();
    await page.getByLabel('Section Title').fill('Kept section');
    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByLabel('Content', { exact: true }).fill(WORDS);
    return {
      act: () => saveButton(page).click(),
      expectKept: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue('Kept title');
        await expect(page.getByLabel('Article Slug')).toHaveValue(slug);
        await expect(page.getByLabel('Content', { exact: true })).toHaveValue(WORDS);
      },
      again: (fault) => saveAgain(page, fault),
      expectDone: () => expect(saved(page)).toBeVisible(),
      expectEffect: async () => expect(await articlesOf(stand, slug)).toMatchObject([{ title: 'Kept title' }]),
      cleanUp: () => removeArticles(stand, slug),
    };
  },
};

/** Two refusals of a change have a dialog of their own. */
const ASKED: Readonly<Record<string, string>> = {
  '404': 'This article is no longer there',
  '412': 'This article changed while you were editing',
};

const update: Driver = {
  operation: 'updateArticle',
  isSignedIn: true,
  says: (fault) => ASKED[fault.name] ?? saveSays(fault),
  start: async (page, stand) => {
    const slug = unique('updated');
    const { id } = await createArticle(stand, slug);
    await page.goto(`${stand.site}/admin/edit-article?id=${id}`);
    await page.getByLabel('Article Title').fill('Another title');
    // The title writes the slug along as long as nobody chose one.
    await page.getByLabel('Article Slug').fill(slug);
    return {
      act: () => saveButton(page).click(),
      expectKept: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue('Another title');
        await expect(page.getByLabel('Article Slug')).toHaveValue(slug);
      },
      again: (fault) => saveAgain(page, fault),
      expectDone: async () => {
        await expect(saved(page)).toBeVisible();
        await expectWords(page);
      },
      expectEffect: async () => expect(await articlesOf(stand, slug)).toMatchObject([{ id, title: 'Another title' }]),
      cleanUp: () => removeArticles(stand, slug),
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
  start: async (page, stand) => {
    const slug = unique('opened');
    const { id } = await createArticle(stand, slug);
    const open = () => page.goto(`${stand.site}/admin/edit-article?id=${id}`);
    return {
      act: open,
      again: ({ name }) => (name === '404' ? open() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue(slug);
        await expectWords(page);
      },
      cleanUp: () => removeArticles(stand, slug),
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
  start: async (page, stand) => {
    const slug = unique('deleted');
    await createArticle(stand, slug);
    await page.goto(`${stand.site}/admin/dashboard`);
    await page.getByLabel('Search articles').fill(slug);
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
        // The list is read again after a failure: what the server did delete is not there to be deleted again.
        if ((await articlesOf(stand, slug)).length > 0) await act();
      },
      expectDone: () => expect(row).toBeHidden(),
      expectEffect: async () => expect(await articlesOf(stand, slug)).toEqual([]),
    };
  },
};

/** The server says, or leaves it at, that there is none. */
const isMissing = (fault: Fault) => fault.name === '404' || isBlank(fault);

const readBySlug: Driver = {
  operation: 'getArticleBySlug',
  isSignedIn: false,
  says: (fault) => {
    if (isMissing(fault)) return 'Article not found';
    return fault.says && `Error loading article: ${fault.says}`;
  },
  start: async (page, stand) => {
    const slug = unique('read');
    await createArticle(stand, slug);
    const open = () => page.goto(`${stand.site}/newsroom/${slug}`);
    return {
      act: open,
      again: (fault) => (isMissing(fault) ? open() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: () => expect(page.getByText(WORDS)).toBeVisible(),
      cleanUp: () => removeArticles(stand, slug),
    };
  },
};

/** The eight operations the site lives on. */
export const drivers: readonly Driver[] = [contact, login, list, create, readOne, update, remove, readBySlug];

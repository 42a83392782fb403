import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '~contract/contract';
import {
  ADMIN,
  expectWords,
  fillLogin,
  saveButton,
  saved,
  signIn,
  writeArticle,
} from '../../support/admin/admin-steps';
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
import { GUEST_NETWORK, isBlank, type NetworkFault, UNREACHABLE } from './network-faults';

/** One use of a screen, by a visitor or an editor. */
interface Use {
  /** Triggers the request. */
  readonly act: () => Promise<unknown>;
  /** Expects that no input is lost. */
  readonly expectInputIntact?: () => Promise<unknown>;
  /** Retries in the way the screen offers after this fault. By default with the same action. */
  readonly again?: (fault: NetworkFault) => Promise<unknown>;
  /** Expects that the screen shows success. */
  readonly expectDone: () => Promise<unknown>;
  /** Expects that the backend stored the change exactly once. */
  readonly expectEffect?: () => Promise<unknown>;
  readonly cleanUp?: () => Promise<unknown>;
}

export interface Flow {
  readonly name: string;
  /** Opens the screen, calls `whenOpen`, and fills the screen in. */
  readonly start: (page: Page, env: TestEnvironment, whenOpen: () => Promise<unknown>) => Promise<Use>;
}

/** A flow that is tested with every fault of the network. */
export interface Request extends Flow {
  readonly operation: OperationId;
  /** True if it starts with a session. */
  readonly isSignedIn: boolean;
  /** The message shown for a fault, or undefined if the operation still succeeds. */
  readonly says: (fault: NetworkFault) => string | undefined;
}

/** The screen shows the same message for every fault. */
const fixed = (text: string) => (fault: NetworkFault) => fault.says && text;

const expectValues = async (fields: readonly (readonly [Locator, string])[]) => {
  for (const [field, value] of fields) await expect(field).toHaveValue(value);
};

async function openedCallback(page: Page, env: TestEnvironment, whenOpen: () => Promise<unknown>) {
  const company = unique('Harbor Lines');
  await page.goto(`${env.site}/industries/insurance`);
  await untilLive(page);
  const dialog = await openCallback(page);
  await dialog.getByLabel('Name').fill('Half a name');
  await whenOpen();
  const typed = await fillCallback(dialog, company);
  return {
    dialog,
    company,
    expectInputIntact: () =>
      expectValues(Object.entries(typed).map(([label, value]) => [dialog.getByLabel(label), value])),
    expectDone: async () => {
      await expect(page.getByText('Thank you! We will contact you soon.').first()).toBeVisible({ timeout: 15_000 });
      await expect(dialog).toBeHidden();
    },
    expectEffect: async () => expect(await leadsOf(env, company)).toBe(1),
  };
}

const contact: Request = {
  name: 'a visitor requests a callback',
  operation: 'requestContact',
  isSignedIn: false,
  says: fixed('Something went wrong. Please try again.'),
  start: async (page, env, whenOpen) => {
    const { dialog, ...use } = await openedCallback(page, env, whenOpen);
    return { ...use, act: () => sendCallback(dialog) };
  },
};

const queued: Flow = {
  name: 'a request is queued while offline',
  start: async (page, env, whenOpen) => {
    const { dialog, company, expectInputIntact, ...use } = await openedCallback(page, env, whenOpen);
    return {
      ...use,
      async act() {
        await page.context().setOffline(true);
        await sendCallback(dialog);
        await expectInputIntact();
        await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
        const notice = page.getByRole('status').filter({ hasText: /^.*It is not sent yet/ });
        await expect(notice.first()).toBeVisible();
        await expect(dialog).toBeHidden();
        expect(await leadsOf(env, company)).toBe(0);
        await page.context().setOffline(false);
      },
    };
  },
};

const login: Request = {
  name: 'an admin signs in',
  operation: 'login',
  isSignedIn: false,
  says: (fault) => (isBlank(fault) ? 'Login successful but no token received.' : fault.says),
  start: async (page, env, whenOpen) => {
    await page.goto(`${env.site}/admin/login`);
    await whenOpen();
    await fillLogin(page);
    return {
      act: () => page.getByRole('button', { name: 'Sign In' }).click(),
      expectInputIntact: () =>
        expectValues([
          [page.getByLabel('Email'), ADMIN.email],
          [page.getByLabel('Password', { exact: true }), ADMIN.password],
        ]),
      expectDone: async () => {
        await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Add New Article' })).toBeVisible();
      },
    };
  },
};

/** For the worker, a page instead of data is no response. */
const readSays = (fault: NetworkFault) => (fault.name === GUEST_NETWORK ? UNREACHABLE : fault.says);

const list: Request = {
  name: 'a reader opens the newsroom',
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
const saveSays = (fault: NetworkFault) => (fault.isServersOwn ? fault.says : fault.says && FAILED);

/** Saves again, and answers the dialog that some errors open first. */
async function saveAgain(page: Page, { name }: NetworkFault) {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  if (name === '401') {
    await fillLogin(question);
    await question.getByRole('button', { name: 'Sign In and Save' }).click();
    return;
  }
  if (await question.isVisible()) await question.getByRole('button', { name: 'Back to editing' }).click();
  await saveButton(page).click();
}

const titleAndSlug = (page: Page, title: string, slug: string) =>
  [
    [page.getByLabel('Article Title'), title],
    [page.getByLabel('Article Slug'), slug],
  ] as const;

const create: Request = {
  name: 'an editor saves a new article',
  operation: 'createArticle',
  isSignedIn: true,
  says: saveSays,
  start: async (page, env) => {
    const slug = unique('created');
    await writeArticle(page, 'Stored title', { site: env.site, slug });
    return {
      act: () => saveButton(page).click(),
      expectInputIntact: () =>
        expectValues([
          ...titleAndSlug(page, 'Stored title', slug),
          [page.getByLabel('Content', { exact: true }), WORDS],
        ]),
      again: (fault) => saveAgain(page, fault),
      expectDone: () => expect(saved(page)).toBeVisible(),
      expectEffect: async () => expect(await articlesOf(env, slug)).toMatchObject([{ title: 'Stored title' }]),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

/** Signs in with the form, because a session that starts with the page needs storage. */
const write: Flow = {
  name: 'an editor writes and saves an article',
  start: async (page, env, whenOpen) => {
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
    return {
      act: () => saveButton(page).click(),
      expectDone: () => expect(saved(page)).toBeVisible(),
      expectEffect: async () => expect(await articlesOf(env, slug)).toMatchObject([{ title: 'Stored title' }]),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

/** The messages of an update for two errors of the server: the article is gone, or the server is wrong about its version. */
const UPDATE_SAYS: Readonly<Record<string, string>> = {
  '404': 'This article is no longer there',
  '412': 'The server refuses this save as outdated, although nobody has changed this article.',
};

const update: Request = {
  name: 'an editor changes an article',
  operation: 'updateArticle',
  isSignedIn: true,
  says: (fault) => UPDATE_SAYS[fault.name] ?? saveSays(fault),
  start: async (page, env) => {
    const slug = unique('updated');
    const { id } = await createArticle(env, slug);
    await page.goto(`${env.site}/admin/edit-article?id=${id}`);
    // The slug follows the title until it is edited.
    for (const [field, value] of titleAndSlug(page, 'Another title', slug)) await field.fill(value);
    return {
      act: () => saveButton(page).click(),
      expectInputIntact: () => expectValues(titleAndSlug(page, 'Another title', slug)),
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

const readOne: Request = {
  name: 'an editor opens an article',
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
    const act = () => page.goto(`${env.site}/admin/edit-article?id=${id}`);
    return {
      act,
      again: ({ name }) => (name === '404' ? act() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: async () => {
        await expect(page.getByLabel('Article Title')).toHaveValue(slug);
        await expectWords(page);
      },
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

const remove: Request = {
  name: 'an editor deletes an article',
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
      expectDone: () => expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toBeHidden(),
      expectEffect: async () => expect(await articlesOf(env, slug)).toEqual([]),
    };
  },
};

/** The response says, or implies, that the article does not exist. */
const isMissing = (fault: NetworkFault) => fault.name === '404' || isBlank(fault);

const readBySlug: Request = {
  name: 'a reader opens an article',
  operation: 'getArticleBySlug',
  isSignedIn: false,
  says: (fault) => {
    if (isMissing(fault)) return 'Article not found';
    const reason = readSays(fault);
    return reason && `Error loading article: ${reason}`;
  },
  start: async (page, env, whenOpen) => {
    const slug = unique('read');
    await createArticle(env, slug);
    const act = () => page.goto(`${env.site}/newsroom/${slug}`).then(whenOpen);
    return {
      act,
      again: (fault) => (isMissing(fault) ? act() : page.getByRole('button', { name: 'Try again' }).click()),
      expectDone: () => expect(page.getByText(WORDS)).toBeVisible(),
      cleanUp: () => removeArticles(env, slug),
    };
  },
};

/** The eight operations the site uses. */
export const requests: readonly Request[] = [contact, login, list, create, readOne, update, remove, readBySlug];

/** The flows that store something in the browser. */
export const storing: readonly Flow[] = [readBySlug, contact, queued, write, login];

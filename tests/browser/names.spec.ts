import type { Locator, Page } from '@playwright/test';
import { articles } from '~mocks/models';
import { expectDraftStored, fillLogin, PICTURE, signIn } from '../support/admin/admin-steps';
import { openSignedIn, serveOwnArticles } from '../support/admin/own-articles';
import { fillCallback, openCallback } from '../support/browser/callback-form';
import { expect, replaceMap, test, untilAllLive, untilLive } from '../support/browser/test';
import { API_SITE } from '../support/servers/ports';
import { testedPages } from '../support/tested-pages';

/** Reads Chromium's own accessibility tree, like screen readers. A library that imitates it may find a name where Chromium has none. */

test.use({ allowedConsole: [/Failed to load resource/] });

/** Roles that need a name even if they have no focus of their own. */
const NAMED = /^(?:dialog|alertdialog|iframe|img|image|group|form|region|navigation|progressindicator|meter)$/i;

/** Elements that are not controls: `<main>`, a `<details>` with a title, and the heading of a preview without a title. */
const UNNAMED = /^<(?:main|details|h\d) /;

/** The page's controls without a name, and the number of all its controls. */
async function namesOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const nameless: string[] = [];
  let count = 0;
  for (const { ignored, role, name, properties = [], backendDOMNodeId } of nodes) {
    const isFocusable = properties.some((property) => property.name === 'focusable' && property.value.value);
    const isControl = role?.value !== 'RootWebArea' && (isFocusable || NAMED.test(role?.value));
    if (ignored || !isControl || backendDOMNodeId === undefined) continue;
    count += 1;
    if (name?.value?.trim()) continue;
    const { outerHTML } = await cdp.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId });
    if (!UNNAMED.test(outerHTML)) nameless.push(`${role?.value}: ${outerHTML.slice(0, 160)}`);
  }
  await cdp.detach();
  return { nameless, count };
}

/** Expects at least `least` controls, each with a name. */
async function expectNames(page: Page, place: string, least: number) {
  const { nameless, count } = await namesOf(page);
  expect(nameless, place).toEqual([]);
  expect(count, `controls of ${place}`).toBeGreaterThanOrEqual(least);
}

const SECTION = {
  title: 'Where',
  content: [
    { type: 'paragraph' as const, content: 'Words' },
    { type: 'list' as const, content: ['one', 'two'] },
  ],
  cta: { text: 'Read on', link: '/about' },
};
const ARTICLES = await articles.createAll([
  {
    id: 1,
    title: 'Late trains',
    slug: 'late-trains',
    sections: [SECTION, { ...SECTION, title: '' }],
    sidebarItems: [{ title: '', link: '', description: '' }],
  },
  ...Array.from({ length: 12 }, (_, i) => ({ id: i + 2, title: `Ship ${i}`, slug: `ship-${i}` })),
]);

test('every control on public pages has a name in the browser’s accessibility tree', async ({ page }) => {
  await replaceMap(page);
  for (const path of [...testedPages, '/newsroom/claims-in-fewer-stops', '/nothing-here']) {
    await page.goto(path);
    await untilAllLive(page);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('details')) box.open = true;
    });
    await expectNames(page, path, 20);
  }
});

test('every control in menus, forms and the QA console has a name in the browser’s accessibility tree', async ({
  page,
}) => {
  await page.goto('/industries/banking?qa');
  await untilLive(page);
  await expect(page.getByRole('dialog', { name: 'QA console' })).toBeVisible();
  await expectNames(page, 'the QA console', 40);
  await page.goto(`${API_SITE}/industries/banking`);
  await untilLive(page);
  await openCallback(page);
  await expectNames(page, 'the callback form', 6);
  await fillCallback(page.getByRole('dialog'), 'Corp');
  await page.route(/\/api\/contact$/, (route) => route.abort());
  await page.getByRole('dialog').getByRole('button', { name: 'Request a Callback' }).click();
  await expect(page.getByRole('button', { name: /^Send it when/ })).toBeVisible();
  await expectNames(page, 'the callback form after a failure', 6);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /menu/i }).click();
  await expectNames(page, 'the mobile menu', 10);
});

test('every control on the dashboard and in its dialogs has a name in the browser’s accessibility tree', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectNames(page, 'the login', 5);
  await fillLogin(page, { email: 'admin@mindwave.example', password: 'wrong' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'password' })).toBeVisible();
  await expectNames(page, 'a failed login', 5);
  await signIn(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Signed in on/ })).toBeVisible();
  await expectNames(page, 'the account', 5);

  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Delete Late trains' })).toBeVisible();
  await expectNames(page, 'the dashboard', 30);
  await page.getByRole('button', { name: 'Delete Late trains' }).click();
  await expectNames(page, 'the confirmation of a delete', 3);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNames(page, 'the dashboard after a delete', 30);
});

test('every control in the editor and its dialogs has a name in the browser’s accessibility tree', async ({ page }) => {
  const server = await serveOwnArticles(page, ARTICLES);
  server.respond('GET /news/1/versions', { status: 200, json: { data: [] } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/admin/edit-article?id=1');
  await page.getByRole('button', { name: 'Expand: Section 1' }).click();
  await page.getByRole('button', { name: 'Live preview' }).click();
  await expectNames(page, 'the editor', 60);
  await page.getByRole('button', { name: 'Expand: Section 2' }).click();
  await page.getByLabel('Banner image').setInputFiles(PICTURE);
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await page.getByLabel('Article Title').fill('');
  await page.getByText('Shared link', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await expectNames(page, 'the editor with an error', 60);
  const look = async (opener: Locator, dialog: Locator, place: string) => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectNames(page, place, 2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await look(button('Keyboard shortcuts'), dialog, 'the shortcuts');
  await look(button('Earlier versions'), dialog, 'the earlier versions');
  await look(button('Preview'), dialog, 'the preview');
  await page.getByLabel('Article Title').fill('Later trains');
  await look(page.getByRole('link', { name: 'Back to dashboard' }), dialog, 'the confirmation of leaving');
  server.respond('PUT /news/1', { status: 401, json: { message: 'Who is it?' } });
  await look(button('Save'), dialog, 'the sign-in');
  server.respond('PUT /news/1', { status: 412, json: { message: 'Somebody else was faster.' } });
  server.respond('GET /news/1', { status: 200, json: { data: { ...ARTICLES[0], title: 'Latest trains' } } });
  await look(button('Save'), dialog, 'the conflict');
  await expectDraftStored(page, 'Later trains');
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectNames(page, 'the draft', 2);
});

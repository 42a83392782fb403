import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import {
  expectDraftStored,
  expectWords,
  fillLogin,
  saveButton,
  saved,
  signIn,
  writeArticle,
} from '../support/admin-steps';

const warning = (page: Page) => page.getByText(/^You have been away for a while and will be signed out/);
const signedOut = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

async function signInAgain(page: Page) {
  const dialog = signedOut(page);
  await expect(dialog).toContainText('You were signed out after 30 minutes without activity. Your text is still here.');
  await fillLogin(dialog);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
}

test('after the sign-in comes the dashboard, whatever address the login was opened with', async ({ page }) => {
  for (const query of ['next=https://example.com/', 'redirect=//example.com', 'returnTo=javascript:alert(1)']) {
    await page.goto(`/admin/login?${query}`);
    await fillLogin(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  }
});

test('who leaves unsaved text alone is told after 25 minutes, and any sign of life ends it', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await writeArticle(page, 'Left alone');
  await page.clock.fastForward('24:50');
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward('00:10');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(warning(page)).toBeHidden();
  await expectWords(page);
  await page.clock.fastForward('24:50');
  expect(await token(page)).toBeTruthy();
});

test('after 30 minutes without activity the token is gone, the text is not, and signing in goes on', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await writeArticle(page, 'Signed out in the middle');
  await page.clock.fastForward('30:01');
  await expect(signedOut(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  await expectDraftStored(page);
  await signInAgain(page);
  expect(await token(page)).toBeTruthy();
  await expectWords(page);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
});

test('a computer that slept: the first sign of life finds the session over, words typed right before are kept', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await writeArticle(page, 'Lid closed');
  // The clock goes on and no timer runs: not the one of the draft either.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByLabel('Article Title').fill('Lid closed, and the last words');
  await page.clock.setSystemTime(Date.now() + 31 * 60 * 1000);
  await page.mouse.move(200, 200);
  await expect(signedOut(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  const tail = () => page.evaluate(() => localStorage.getItem('mindwave-draft-tail'));
  expect(await tail()).toContain('Lid closed, and the last words');
});

test('on the dashboard: the same warning and the same sign-in', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await page.clock.fastForward('29:00');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(warning(page)).toBeHidden();
  await signInAgain(page);
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
  expect(await token(page)).toBeTruthy();
});

test('a tab that is restored an hour later is signed out, and who says "Not now" is asked when saving', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.clock.setSystemTime(Date.now() + 60 * 60 * 1000);
  await page.goto('/admin/add-article');
  await expect(signedOut(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  await signedOut(page).getByRole('button', { name: 'Not now' }).click();
  await writeArticle(page, 'Written without a session', { open: 'here' });
  await saveButton(page).click();
  const finish = page.getByRole('dialog', { name: 'Sign in to finish saving' });
  await fillLogin(finish);
  await finish.getByRole('button', { name: 'Sign In and Save' }).click();
  await expect(saved(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import {
  expectDraftStored,
  expectWords,
  fillLogin,
  saveButton,
  saved,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';

const signedOut = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** Waits for the backend and the draft. If the clock jumped before that, their calls would exceed their time limits. */
async function untilIdle(page: Page) {
  await expect(page.getByText('The public address is free')).toBeVisible();
  await expectDraftStored(page);
}

async function signInAgain(page: Page) {
  const dialog = signedOut(page);
  await expect(dialog).toContainText('You were signed out after 30 minutes without activity. Your text is still here.');
  await fillLogin(dialog);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
}

test('after 30 idle minutes the session ends, the text remains, and the user can sign in and continue', async ({
  page,
}) => {
  await page.clock.install();
  await enterAsAdmin(page);
  await writeArticle(page, 'Signed out in the middle');
  await untilIdle(page);
  await page.clock.fastForward('30:01');
  await expect(signedOut(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  await signInAgain(page);
  expect(await token(page)).toBeTruthy();
  await expectWords(page);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
});

test('after the computer wakes, the first activity ends the session, and the last words typed are not lost', {
  tag: CI,
}, async ({ page }) => {
  await page.clock.install();
  await enterAsAdmin(page);
  await writeArticle(page, 'Lid closed');
  await untilIdle(page);
  // The clock advances but no timer fires, not even the one that saves the draft.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByLabel('Article Title').fill('Lid closed, and the last words');
  await page.clock.setSystemTime(Date.now() + 31 * 60 * 1000);
  await page.mouse.move(200, 200);
  await expect(signedOut(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  const draftTail = () => page.evaluate(() => localStorage.getItem('mindwave-draft-tail'));
  expect(await draftTail()).toContain('Lid closed, and the last words');
});

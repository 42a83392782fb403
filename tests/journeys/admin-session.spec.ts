import { expect, test } from '../support/test';
import { expectWords, fillLogin, signIn, writeArticle } from './admin-steps';

/** Half an hour is what most sessions last; the notice comes five minutes before. */
const IDLE = '25:00';

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

test('who leaves unsaved text alone for a while is told, and any sign of life ends it', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await writeArticle(page, 'Left alone');
  await page.clock.fastForward(IDLE);
  const notice = page.getByText(/^You have been away for a while. Your text is safe on this device/);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(notice).toBeHidden();
  await expectWords(page);
});

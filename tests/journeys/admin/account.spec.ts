import { ADMIN, fillLogin, signIn } from '../../support/admin/admin-steps';
import { expect, test } from '../../support/browser/test';

const NEXT = 'four trucks before sunrise';

test('with the keyboard alone, an admin changes the password, which signs out the other window', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await signIn(other);
  await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
  await signIn(page);
  await page.getByRole('button', { name: 'Account', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByRole('heading', { name: 'Signed in on 2 devices' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Sign out the session/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  // The button that shows the password is between the fields.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1qaz2wsx3edc');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This password is too common. Please choose another one.')).toBeVisible();
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(NEXT);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Your password is changed. All other sessions have ended.')).toBeVisible();
  await expect(dialog.getByText('Signed in on 1 device')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).click();
  await fillLogin(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'password is wrong' })).toBeVisible();
  await fillLogin(page, { ...ADMIN, password: NEXT });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
});

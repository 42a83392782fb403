import type { Locator, Page } from '@playwright/test';
import { SECRETS, type TestEnvironment } from '../../resilience/fault-test';
import { expect, untilLive } from './test';

/** Opens the callback dialog with the first button of the content. */
export async function openCallback(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the callback form of a dialog or a page. Resolves with the values by label. */
export async function fillCallback(form: Locator, company: string) {
  const typed = { Name: SECRETS.name, Company: company, 'Work email': SECRETS.email, Phone: SECRETS.phone };
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  return typed;
}

/** Presses the button that sends the callback form. */
export const sendCallback = (form: Locator) => form.getByRole('button', { name: 'Request a Callback' }).click();

/** Opens a page with the callback dialog and fills it in. Resolves with the dialog and the values by label. */
export async function filledCallback(page: Page, { site }: Pick<TestEnvironment, 'site'>, company: string) {
  await page.goto(`${site}/industries/insurance`);
  await untilLive(page);
  const dialog = await openCallback(page);
  return { dialog, typed: await fillCallback(dialog, company) };
}

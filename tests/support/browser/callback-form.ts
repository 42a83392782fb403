import type { Locator, Page } from '@playwright/test';
import { untilLive } from './test';
import { SECRETS, type TestEnvironment } from '../../resilience/fault-test';

/** Opens the callback dialog of a page and fills it in. Resolves with the dialog and the values by label. */
export async function filledCallback(
  page: Page,
  { site }: TestEnvironment,
  company: string,
): Promise<{ dialog: Locator; typed: Readonly<Record<string, string>> }> {
  await page.goto(`${site}/industries/insurance`);
  await untilLive(page);
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  const typed = { Name: SECRETS.name, Company: company, 'Work email': SECRETS.email, Phone: SECRETS.phone };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  return { dialog, typed };
}

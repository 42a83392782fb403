import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { API_ROOT, API_SITE } from '../support/servers/ports';

/** Fills in every field, visible or not, as a bot does. */
const fillEverything = (page: Page, form: string) =>
  page.locator(form).evaluate((place) => {
    for (const field of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      // Use the prototype's setter, because React overrides the element's.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, field.type === 'email' ? 'bot@spam.example' : '5551234567');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });

/** Records when requests are sent to the API. */
function watchSending(page: Page) {
  const sent: number[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url() === `${API_ROOT}/contact`) sent.push(Date.now());
  });
  return sent;
}

test('a bot that fills in every field of the lead form before hydration sends nothing', async ({ page }) => {
  const sent = watchSending(page);
  await page.goto(`${API_SITE}/`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').focus();
  await fillEverything(page, 'main form');
  await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  const alert = form.getByRole('alert').first();
  await expect(alert).toContainText('This was not sent');
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'mailto:contact@mindwave.example');
  await expect(form.getByLabel('Name')).toHaveValue('5551234567');
  expect(sent).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main form').analyze();
  expect(violations).toEqual([]);
  await alert.getByRole('button', { name: 'Empty it and send' }).click();
  await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

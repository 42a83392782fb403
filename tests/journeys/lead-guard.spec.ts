import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { API_ROOT, API_SITE } from '../support/servers/ports';
import { expect, test } from '../support/browser/test';
import { CI } from '../support/sample';

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

test('the callback dialog and the demo form have the same honeypot', { tag: CI }, async ({ page, open }) => {
  const sent = watchSending(page);
  await open(`${API_SITE}/`);
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await fillEverything(page, 'dialog form');
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('This was not sent');
  await open(`${API_SITE}/demo`);
  const main = page.getByRole('main');
  await main.getByLabel('Name').scrollIntoViewIfNeeded();
  await fillEverything(page, 'main form');
  await main.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(main.getByRole('alert').first()).toContainText('This was not sent');
  expect(sent).toEqual([]);
});

test('so does the contact form when delivery is configured', { tag: CI }, async ({ page }) => {
  const sent = watchSending(page);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), contactForm: 'api' } });
  });
  await page.goto(`${API_SITE}/contact`);
  const main = page.getByRole('main');
  await fillEverything(page, 'main form');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert').first()).toContainText('This was not sent');
  expect(sent).toEqual([]);
});

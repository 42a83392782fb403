import type { Page } from '@playwright/test';
import { fillCallback, openCallback, sendCallback } from '../support/browser/callback-form';
import { expect, overlap, test, untilInstalled, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';
import { leadsOf, unique } from '../support/servers/backend-client';
import { API_ROOT, API_SITE } from '../support/servers/ports';

// The browser logs requests that fail.
test.use({ serviceWorkers: 'allow', allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** The number of leads for a company on json-server. */
const stored = (company: string) => leadsOf({ api: API_ROOT }, company);

async function tryCallback(page: Page, company: string) {
  const dialog = await openCallback(page);
  await fillCallback(dialog, company);
  await sendCallback(dialog);
  return dialog;
}

test.describe('an offline visitor', () => {
  test('queues a request, and sends it once when the connection returns, even with two tabs open', async ({
    open,
    context,
  }) => {
    const page = await open(`${API_SITE}/industries/insurance`);
    await untilInstalled(page);
    const second = await context.newPage();
    await second.goto(`${API_SITE}/about`);
    await untilLive(second);
    const company = unique('Coastal Freight');
    await context.setOffline(true);
    await expect(page.getByText('You are offline. You can still open pages you have read.')).toBeVisible();
    const dialog = await tryCallback(page, company);
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Company')).toHaveValue(company);
    await expect(dialog.getByRole('form').getByRole('alert')).toContainText('This could not be sent');
    await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '1 request waiting' }).click();
    const outbox = page.getByRole('region', { name: 'Waiting to be sent' });
    await expect(outbox).toContainText(company);
    await expect(page.getByText('Thank you! We will contact you soon.')).toHaveCount(0);
    // A browser that crashes may lose what it has stored last in `localStorage`.
    await page.evaluate(() => localStorage.removeItem('outbox'));
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('button', { name: '1 request waiting' })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(() => stored(company), { message: 'the server stores the request once', timeout: 60_000 })
      .toBe(1);
    await expect(page.getByRole('button', { name: '1 request waiting' })).toBeHidden();
    expect(await stored(company)).toBe(1);
  });

  test('can cancel or edit a queued request', async ({ open, context }) => {
    const page = await open(`${API_SITE}/industries/insurance`);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.setViewportSize({ width: 390, height: 844 });
    const company = unique('Coastal Freight');
    const dialog = await tryCallback(page, company);
    await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
    const message = page.getByText(/^Saved on this device\. /);
    // A message under the pointer stays.
    await message.hover();
    await page.getByRole('button', { name: '1 request waiting' }).press('Enter');
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await expect(edit).toBeVisible();
    expect(await overlap(message, edit)).toBe(false);
    await edit.click();
    await expect(dialog.getByLabel('Company')).toHaveValue(company);
    await expect(dialog.getByLabel('Phone')).toHaveValue('4045550134');
    await dialog.getByRole('button', { name: 'Request a Callback' }).click();
    await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
    await page.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
    await context.setOffline(false);
    expect(await stored(company)).toBe(0);
  });

  test('edits a queued demo request with its topic', { tag: CI }, async ({ open, context }) => {
    const page = await open(`${API_SITE}/demo?topic=banking`);
    await untilInstalled(page);
    await context.setOffline(true);
    const form = page.getByRole('main').getByRole('form', { name: 'Request a Callback' });
    const typed = await fillCallback(form, unique('Coastal Freight'));
    await sendCallback(form);
    await form.getByRole('button', { name: 'Send it when I am online' }).click();
    const waiting = page.getByRole('button', { name: '1 request waiting' });
    await expect(waiting).toBeVisible();
    await open(`${API_SITE}/about`);
    await waiting.click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(/\/demo\?topic=banking$/);
    await expect(form.getByRole('combobox')).toHaveValue('banking');
    await expect(form.getByLabel('Name')).toHaveValue(typed.Name);
  });
});

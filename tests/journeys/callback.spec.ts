import type { Locator, Page } from '@playwright/test';
import { fillCallback, openCallback } from '../support/browser/callback-form';
import { afterFrames, expect, test } from '../support/browser/test';
import { leadsOf, unique } from '../support/servers/backend-client';
import { API_ROOT, API_SITE } from '../support/servers/ports';

const callbackButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first();

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Request a Callback' });

test.describe('the callback form', () => {
  test('shows an error message for each invalid field', {
    tag: [
      '@S2.callback.title',
      '@S5.callback.when',
      '@S5.callback.provider',
      '@S4.field.errors',
      '@S9.callback-promise',
    ],
  }, async ({ open }) => {
    const page = await open('/');
    const dialog = await openCallback(page);
    await expect(dialog).toContainText('We’ll get back to you within 24 hours');
    await submit(dialog).click();
    for (const message of [
      'Please enter your name',
      'Please enter your company name',
      'Please enter a valid email address',
      'Please enter a valid 10-digit phone number',
    ]) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Priya');
    await expect(dialog.getByText('Please enter your name', { exact: true })).toBeHidden();
    await dialog.getByLabel('Work email').fill('priya@GMAIL.com');
    await dialog.getByLabel('Name').focus();
    await expect(
      dialog.getByText('Please enter your work email address (no public email providers)', { exact: true }),
    ).toBeVisible();
    await dialog.getByLabel('Phone').fill('12345');
    await dialog.getByLabel('Name').focus();
    await expect(dialog.getByText('Please enter a valid 10-digit phone number', { exact: true })).toBeVisible();
  });

  test('sends one request on a double click and Enter, says so and closes', {
    tag: ['@S4.callback.success', '@S8.contact.success'],
  }, async ({ page }) => {
    await page.goto(`${API_SITE}/`);
    const dialog = await openCallback(page);
    const company = unique('Once Lines');
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST') sent.push(call.url());
    });
    await fillCallback(dialog, company);
    // Hold the response until all clicks and keys are done.
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${API_ROOT}/contact`, async (route) => {
      await pressed;
      await route.continue();
    });
    await submit(dialog).dblclick();
    await dialog.getByLabel('Phone').press('Enter');
    release();
    await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent).toEqual([`${API_ROOT}/contact`]);
    expect(await leadsOf({ api: API_ROOT }, company)).toBe(1);
  });

  test('preserves the input when sending fails, and after a reload', {
    tag: ['@S4.submit.failure', '@S8.contact.failure'],
  }, async ({ open }) => {
    const page = await open('/');
    let dialog = await openCallback(page);
    const typed = await fillCallback(dialog, 'error-500');
    await submit(dialog).click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue(typed.Name);
    await page.reload();
    dialog = await openCallback(page);
    await expect(dialog.getByLabel('Work email')).toHaveValue(typed['Work email']);
  });

  test('closes when Back leaves the page, without losing the text', async ({ open, page }) => {
    await open('/support');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    // A click during the scroll to the top misses the button.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await (await openCallback(page)).getByLabel('Name').fill('Priya Raman');
    await page.goBack();
    await expect(page).toHaveURL(/\/support$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/\/about$/);
    await expect((await openCallback(page)).getByLabel('Name')).toHaveValue('Priya Raman');
  });

  test('closes with Cancel, the close button, Escape and the backdrop, and restores focus', {
    tag: '@S2.callback.closes',
  }, async ({ open }) => {
    const page = await open('/');
    const cancel = async (dialog: Locator) => {
      const box = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
      // The press takes the focus from an empty field. An error above the button would move it from under the pointer.
      await page.mouse.down();
      await afterFrames(page);
      await page.mouse.up();
    };
    const ways = [
      cancel,
      (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ];
    for (const close of ways) {
      const dialog = await openCallback(page);
      await close(dialog);
      await expect(dialog).toBeHidden();
      await expect(callbackButton(page)).toBeFocused();
    }
  });

  test('stays open if a press starts or ends in the form; a double click on Cancel clicks nothing below', async ({
    open,
  }) => {
    const page = await open('/');
    const dialog = await openCallback(page);
    const box = await dialog.getByLabel('Name').boundingBox();
    if (!box) throw new Error('The field has no place.');
    const [field, backdrop] = [
      [box.x + 20, box.y + 10],
      [5, 400],
    ] as const;
    for (const [[fromX, fromY], [toX, toY]] of [
      [field, backdrop],
      [backdrop, field],
    ] as const) {
      await page.mouse.move(fromX, fromY);
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 3 });
      await page.mouse.up();
      await afterFrames(page);
      await expect(dialog).toBeVisible();
    }
    const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
    if (!cancel) throw new Error('The button has no place.');
    const [x, y] = [cancel.x + cancel.width / 2, cancel.y + cancel.height / 2];
    await page.evaluate(
      ([left, top]) => {
        const link = Object.assign(document.createElement('a'), { href: '/about', textContent: 'About' });
        link.style.cssText = `position:fixed;z-index:99;left:${left - 40}px;top:${top - 20}px;padding:20px 40px`;
        document.body.append(link);
      },
      [x, y] as const,
    );
    await page.mouse.click(x, y, { clickCount: 1 });
    await expect(dialog).toBeHidden();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await afterFrames(page);
    await expect(page).toHaveURL('/');
    await page.mouse.click(x, y);
    await expect(page).toHaveURL('/about');
  });
});

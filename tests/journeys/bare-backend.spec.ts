import { createEditor } from '../support/admin/article-editor';
import { startBareSite } from '../support/servers/bare-site';
import { expect, test } from '../support/browser/test';
import { CI } from '../support/sample';

/** The product on a backend with only the required parts of the contract, on another origin. */
let bare: Awaited<ReturnType<typeof startBareSite>>;

test.beforeAll(async () => {
  bare = await startBareSite();
});
test.afterAll(() => bare.stop());

test.describe('on a minimal backend', () => {
  // The backend has no /jobs: the browser logs the 404, and the built-in list remains.
  test.use({ allowedConsole: [/status of 404/] });

  test('a visitor requests a callback', async ({ open }) => {
    const page = await open(`${bare.site}/`);
    await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
    await dialog.getByLabel('Name').fill('Priya Raman');
    await dialog.getByLabel('Company').fill('Harbor Freight Lines');
    await dialog.getByLabel('Work email').fill('priya@harbor.example');
    await dialog.getByLabel('Phone').fill('555 123 4567');
    await dialog.getByRole('button', { name: 'Request a Callback' }).click();
    await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    expect(bare.leads).toContainEqual({
      name: 'Priya Raman',
      company: 'Harbor Freight Lines',
      email: 'priya@harbor.example',
      mobile: '5551234567',
    });
  });

  test('a visitor sends the contact form without a company', { tag: CI }, async ({ open, context }) => {
    await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    const page = await open(`${bare.site}/contact`);
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel('Name').fill('Priya Raman');
    await form.getByLabel('Email').fill('priya@gmail.com');
    await form.getByLabel('Message').fill('Where does my line stop?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    expect(bare.leads).toContainEqual(expect.objectContaining({ message: 'Where does my line stop?' }));
  });

  test('a reader opens an article whose sections are arrays', async ({ open }) => {
    const editor = await createEditor({ url: bare.api }, bare.who);
    await editor.save({ slug: 'claims-in-fewer-stops', title: 'Claims in fewer stops' });
    const page = await open(`${bare.site}/newsroom`);
    await page.locator('#latest').getByRole('link', { name: 'Claims in fewer stops' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims in fewer stops');
    await expect(page.getByText('First sentence of claims-in-fewer-stops.')).toBeVisible();
  });
});

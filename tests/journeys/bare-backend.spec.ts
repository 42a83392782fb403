import { createEditor } from '../support/admin/article-editor';
import { fillCallback, openCallback, sendCallback } from '../support/browser/callback-form';
import { expect, test } from '../support/browser/test';
import { CI } from '../support/sample';
import { startBareSite } from '../support/servers/bare-site';

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
    const dialog = await openCallback(page);
    const typed = await fillCallback(dialog, 'Harbor Freight Lines');
    await sendCallback(dialog);
    await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    expect(bare.leads).toContainEqual({
      name: typed.Name,
      company: 'Harbor Freight Lines',
      email: typed['Work email'],
      mobile: typed.Phone,
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
    // A backend without pages cannot search.
    await expect(page.getByRole('link', { name: 'Claims in fewer stops' }).first()).toBeVisible();
    await expect(page.getByLabel('Search articles')).toHaveCount(0);
    await page.locator('#latest').getByRole('link', { name: 'Claims in fewer stops' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims in fewer stops');
    await expect(page.getByText('First sentence of claims-in-fewer-stops.')).toBeVisible();
  });
});

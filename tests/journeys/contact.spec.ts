import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });

/** Mocks the map, so that no test needs the internet. */
test.beforeEach(async ({ context }) => {
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Alpharetta on a map</p>' }),
  );
});

test.describe('the contact page', () => {
  test('logs the values and clears the form without sending anything, as specified', {
    tag: '@S5.contact.logged',
  }, async ({ open }) => {
    const page = await open('/contact');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await form(page).getByLabel('Name').fill('Priya Raman');
    await form(page).getByLabel('Email').fill('priya@gmail.com');
    await form(page).getByLabel('Message').fill('Where does my line stop?');
    await form(page).getByRole('button', { name: 'Send message' }).click();
    for (const label of ['Name', 'Email', 'Message']) await expect(form(page).getByLabel(label)).toHaveValue('');
    await expect.poll(() => logged.join()).toContain('Priya Raman');
    expect(sent).toEqual([]);
    await expect(page.getByText('Thank you! We will contact you soon.')).toHaveCount(0);
  });

  test('relies on the browser’s validation for a missing name, email or message and an invalid email', {
    tag: ['@S3.contact-form', '@S5.contact.required'],
  }, async ({ open }) => {
    const page = await open('/contact');
    const invalid = () => form(page).locator(':invalid').count();
    expect(await invalid()).toBe(3);
    await form(page).getByLabel('Name').fill('Priya Raman');
    await form(page).getByLabel('Message').fill('Hello');
    await form(page).getByLabel('Email').fill('no address');
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(form(page).getByLabel('Name')).toHaveValue('Priya Raman');
    expect(await invalid()).toBe(1);
    await form(page).getByLabel('Email').fill('priya@harbor.example');
    expect(await invalid()).toBe(0);
  });

  test('lists the ways to reach the company', { tag: '@S2.contact.ways' }, async ({ open }) => {
    const page = await open('/contact');
    const main = page.getByRole('main');
    for (const text of ['Alpharetta, Georgia, United States', 'Hyderabad, India']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'careers@mindwave.example' })).toBeVisible();
    await expect(form(page).getByRole('link', { name: 'contact@mindwave.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Mindwave on LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/company/mindwave',
    );
    await form(page).getByRole('button', { name: 'request a callback' }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
  });

  test('shows the headquarters on a 450-pixel map, with the address and a link to a larger map', {
    tag: ['@S2.contact.map', '@S9.map-height'],
  }, async ({ open }) => {
    const page = await open('/contact');
    const map = page.getByTitle('Map of Alpharetta, Georgia');
    await page.getByRole('link', { name: 'Open in Maps' }).scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('Alpharetta on a map')).toBeVisible();
    expect((await map.boundingBox())?.height).toBe(450);
  });
});

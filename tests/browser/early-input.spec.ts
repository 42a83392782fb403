import type { Page } from '@playwright/test';
import { expect, test, untilAllLive, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';

/** Delays the app's scripts until released, so that earlier actions happen before hydration. */
async function delayScripts(page: Page) {
  let releaseScripts = () => {};
  const held = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return releaseScripts;
}

const TEXT = 'The line slows down where the claim waits for a photo. '.repeat(4).slice(0, 200);

test.describe('before hydration', () => {
  test('End scrolls to the end of the page, which then stays in place', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseScripts = await delayScripts(page);
    await page.goto('/');
    const copyright = page.getByRole('contentinfo').getByText(/©/);
    // The first key lays out the whole page. If that takes a slow machine long, Chromium drops the scroll of the same key.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(copyright).toBeInViewport({ timeout: 2000 });
    }).toPass();
    const before = await copyright.boundingBox();
    releaseScripts();
    await untilLive(page);
    // The app lays out the rest of a page in idle periods.
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
    expect(await copyright.boundingBox()).toEqual(before);
  });

  test('no typed character, no focus and no caret is lost', async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.goto('/');
    const name = page.getByRole('main').getByLabel('Name');
    await name.click();
    await page.keyboard.type(TEXT);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    releaseScripts();
    await page.waitForFunction(() => {
      const section = document.querySelector('form')?.closest('[data-island]')?.id;
      return section !== null && section !== undefined && window.__starter?.live.has(section);
    });
    await expect(name).toHaveValue(TEXT);
    await expect(name).toBeFocused();
    expect(await name.evaluate((field) => (field instanceof HTMLInputElement ? field.selectionStart : -1))).toBe(1);
    // The app has adopted the text: only the empty fields are marked as missing.
    await page.getByRole('main').getByRole('button', { name: 'Send my details' }).click();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue(TEXT);
  });

  test('a tap on the callback button opens the dialog after hydration', async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
    releaseScripts();
    await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
  });

  test('taps on the carousel are replayed', async ({ page }) => {
    // With motion, the carousel changes the slide by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseScripts = await delayScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: /next testimonial/i }).click();
    releaseScripts();
    await expect(page.getByRole('button', { name: /testimonial 2 of 5/i })).toHaveAttribute('aria-current', 'true');
  });

  test('the header of the home page turns solid as soon as the page is scrolled', {
    tag: ['@S2.header.clear', '@S2.header.scrolled'],
  }, async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const backgroundOpacity = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').getPropertyValue('opacity'));
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(menu).toHaveCSS('color', 'rgb(255, 255, 255)');
    await scrollTo(101);
    await expect(menu).not.toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect.poll(backgroundOpacity).toBe('1');
    await scrollTo(0);
    await expect.poll(backgroundOpacity).toBe('0');
    await scrollTo(600);
    releaseScripts();
    await untilLive(page);
    await expect.poll(backgroundOpacity).toBe('1');
    await scrollTo(0);
    await expect(menu).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect.poll(backgroundOpacity).toBe('0');
  });

  test('an accordion and a link work', async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.goto('/industries/banking');
    await page.getByText('Security and compliance by design').click();
    await expect(page.getByRole('region', { name: 'Security and compliance by design' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    releaseScripts();
  });

  test('Enter in the lead form submits once, after hydration', async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const [label, value] of [
      ['Company', 'Harbor Lines'],
      ['Email', 'ana@harbor.example'],
      ['Mobile', '5551234567'],
      ['Name', 'Ana'],
    ] as const) {
      await main.getByLabel(label).fill(value);
    }
    await main.getByLabel('Name').press('Enter');
    await main.getByLabel('Name').press('Enter');
    releaseScripts();
    await expect(page.getByText('Thank you! We will contact you soon.')).toHaveCount(1);
    await expect(main.getByLabel('Name')).toHaveValue('');
  });
});

test.describe('before the hydration of an island that something else has changed', () => {
  // React reports that it renders the island from scratch.
  test.use({ allowedConsole: [/Minified React error #418/] });

  /** How extensions and translators change an island before it is live. Each change gets one element of the island. */
  const changes = {
    'a password manager adds an element': (element: HTMLElement) => element.after(document.createElement('div')),
    'an extension removes an element': (element: HTMLElement) =>
      element.closest('[data-island]')?.querySelector('label, svg')?.remove(),
    'a translator replaces text': (element: HTMLElement) => {
      for (const words of element.closest('[data-island]')?.querySelectorAll('label, button, p, span, h2, h3') ?? [])
        for (const node of words.childNodes)
          if (node.nodeType === Node.TEXT_NODE) {
            const font = document.createElement('font');
            font.textContent = `${node.textContent} (traducido)`;
            node.replaceWith(font);
          }
    },
    'an extension moves an element': (element: HTMLElement) => element.parentElement?.append(element),
  };
  for (const [name, change] of Object.entries(changes)) {
    test(`typed text, the focus and the caret survive when ${name}`, async ({ page }) => {
      const releaseScripts = await delayScripts(page);
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      const email = form.locator('input[type=email]');
      const message = form.locator('textarea');
      await email.fill('jordan@coastal.example');
      await message.click();
      await page.keyboard.type('Where the claim waits');
      await page.keyboard.press('ArrowLeft');
      await email.evaluate(change);
      releaseScripts();
      await page.waitForFunction(() => {
        const island = document.querySelector('main form')?.closest('[data-island]')?.id;
        return island !== undefined && window.__starter?.live.has(island);
      });
      await expect(email).toHaveValue('jordan@coastal.example');
      await expect(message).toHaveValue('Where the claim waits');
      await expect(message).toBeFocused();
      await page.keyboard.type('?');
      await expect(message).toHaveValue('Where the claim wait?s');
    });
  }

  /** The other pages with a field before hydration, and the label of the field. */
  const fields = { '/': 'Name', '/careers': 'Search jobs' };
  for (const [path, label] of Object.entries(fields))
    for (const name of ['a password manager adds an element', 'a translator replaces text'] as const) {
      test(`text typed on ${path} survives when ${name}`, { tag: CI }, async ({ page }) => {
        const releaseScripts = await delayScripts(page);
        await page.goto(path);
        const field = page.getByRole('main').locator('form input:visible').first();
        await field.click();
        await page.keyboard.type('Claims');
        await field.evaluate(changes[name]);
        releaseScripts();
        await untilAllLive(page);
        await expect(page.getByRole('main').getByLabel(label)).toHaveValue('Claims');
        await expect(page.getByRole('main').getByLabel(label)).toBeFocused();
      });
    }

  // React does not see that two buttons have changed places.
  const { 'an extension moves an element': _, ...seen } = changes;
  for (const [name, change] of Object.entries(seen)) {
    test(`a tap on the carousel is replayed when ${name}`, { tag: CI }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const releaseScripts = await delayScripts(page);
      await page.goto('/');
      const next = page.getByRole('button', { name: /next testimonial/i });
      await next.click();
      await next.evaluate(change);
      releaseScripts();
      await expect(page.getByRole('button', { name: /testimonial 2 of 5/i })).toHaveAttribute('aria-current', 'true');
    });
  }
});

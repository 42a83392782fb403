import type { Page } from '@playwright/test';
import { fillCallback, openCallback, sendCallback } from '../support/browser/callback-form';
import { expect, overlap, test, untilLive } from '../support/browser/test';

test.use({ serviceWorkers: 'allow' });

/** Fires Chromium's `beforeinstallprompt` before the app starts. As in Chromium, the prompt can be opened only once. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed') {
  await page.addInitScript((answer) => {
    document.addEventListener('DOMContentLoaded', () => {
      const prompts = { count: 0 };
      const prompt = () => {
        prompts.count += 1;
        return Promise.resolve({ outcome: answer });
      };
      Object.assign(window, { prompts });
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  }, outcome);
}

/** Starts a new visit; a reload does not count as one. */
async function visit(page: Page) {
  await page.goto('/industries/banking');
  await untilLive(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/industries/banking');
  await untilLive(page);
}

const card = (page: Page) => page.getByRole('region', { name: 'Keep Mindwave at hand' });

test('offers to install the site from the second visit on, but not for 30 days after the visitor declines', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await offerInstall(page, 'accepted');
  await page.goto('/industries/banking');
  await untilLive(page);
  // The code of the card loads on demand.
  await page.waitForLoadState('networkidle');
  await expect(card(page)).toHaveCount(0);

  await visit(page);
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Not now' }).last().click();
  await expect(card(page)).toHaveCount(0);
  await page.clock.setSystemTime(new Date('2026-03-30T10:00:00Z'));
  await visit(page);
  await page.waitForLoadState('networkidle');
  await expect(card(page)).toHaveCount(0);
  await page.clock.setSystemTime(new Date('2026-04-01T10:00:00Z'));
  await visit(page);
  await card(page).getByRole('button', { name: 'Install' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'prompts'))).toEqual({ count: 1 });
});

test('on a phone, a message does not cover the buttons of the install offer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await offerInstall(page, 'accepted');
  await visit(page);
  await expect(card(page)).toBeVisible();
  const dialog = await openCallback(page);
  await fillCallback(dialog, 'Coastal Freight');
  await sendCallback(dialog);
  const message = page.getByText('Thank you! We will contact you soon.');
  await expect(message).toBeVisible();
  expect(await overlap(message, card(page).getByRole('button', { name: 'Install' }))).toBe(false);
});

test('explains on an iPhone where to tap', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await visit(page);
  await expect(card(page).getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/]);
  await expect(card(page).getByRole('button', { name: 'Install' })).toHaveCount(0);
});

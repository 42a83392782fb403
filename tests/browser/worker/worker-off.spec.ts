import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openCallback } from '../../support/browser/callback-form';
import { expect, untilLive } from '../../support/browser/test';
import { VERIFY } from '../../support/sample';
import { buildVariant } from '../../support/servers/build-variant';
import { releaseOf, test } from '../../support/servers/releases';

test.use({ serviceWorkers: 'allow' });

/** Scripts of the registered workers, and names of the caches of this origin. */
const leftovers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const script = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
      (active ?? waiting ?? installing)?.scriptURL.replace(/.*\//, '');
    return [...registrations.map(script), ...(await caches.keys())];
  });

// Builds a second site.
test('a release with WORKER=off removes the worker and its caches, and does not lose typed text', {
  tag: VERIFY,
}, async ({ context, host, page }) => {
  test.setTimeout(300_000);
  const off = await buildVariant({ WORKER: 'off' });
  try {
    const origin = await host.deploy(1);
    await host.firstVisit(page, `${origin}/industries/banking`);
    const dialog = await openCallback(page);
    await dialog.getByLabel('Name').fill('Half a name');
    await page.evaluate(() => localStorage.setItem('saved', 'yes'));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await host.deploy(2, { dist: off });

    const visit = await context.newPage();
    await visit.goto(`${origin}/about`);
    await untilLive(visit);
    // The old worker serves the first visit, which finds the new one. Later pages come from the network.
    await expect.poll(async () => (await leftovers(visit)).filter((name) => name === 'sw.js')).toEqual([]);
    await visit.goto(`${origin}/about`);
    await untilLive(visit);
    await expect.poll(() => leftovers(visit)).toEqual([]);
    expect(await releaseOf(visit)).toBe('2');
    await visit.getByRole('contentinfo').getByRole('button', { name: 'Check for update' }).click();
    await expect(visit.getByText('This is the newest version.')).toBeVisible();
    await visit.goto(`${origin}/services`);
    await untilLive(visit);
    expect(await leftovers(visit), 'nothing is left').toEqual([]);

    await page.bringToFront();
    await expect(dialog.getByLabel('Name')).toHaveValue('Half a name');
    expect(loads, 'the page with the form never reloads').toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe('yes');
    await dialog.getByLabel('Company').fill('Coastal Freight');
    await expect(dialog.getByLabel('Company')).toHaveValue('Coastal Freight');
  } finally {
    await rm(off, { recursive: true, force: true });
  }
});

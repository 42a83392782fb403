import type { Page } from '@playwright/test';
import { expect, untilInstalled, untilLive } from '../../support/browser/test';
import { CI, VERIFY } from '../../support/sample';
import { releaseOf, test } from '../../support/servers/releases';

test.use({ serviceWorkers: 'allow' });

test('three releases lose nothing and reload no tab while a form is unfinished; after that, the next navigation loads the newest', {
  tag: CI,
}, async ({ host, page }) => {
  test.setTimeout(240_000);
  const origin = await host.deploy(1);
  await host.firstVisit(page, `${origin}/services`);
  const writing = await host.openInNewTab(`${origin}/industries/banking`);
  await writing
    .getByRole('main')
    .getByRole('button', { name: /Request a callback/i })
    .first()
    .click();
  await writing.getByLabel('Name').fill('Half a name');
  let loads = 0;
  writing.on('load', () => {
    loads += 1;
  });

  const later = page.getByRole('button', { name: 'Later' });
  for (const number of [2, 3]) {
    await host.deploy(number, { note: `Release ${number} has more.` });
    await page.bringToFront();
    // The footer's button checks immediately; the app also checks every hour.
    if (number === 2) await page.getByRole('button', { name: 'Check for update' }).click();
    else await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText(`: Release ${number} has more.`)).toBeVisible({ timeout: 60_000 });
    await later.click();
    await expect(later, 'a dismissed notice stays hidden until the next release').toHaveCount(0);
    // The navigation would activate the update, but another tab has unsaved text.
    const [name, path] = number === 2 ? ['Home', '/'] : ['Support', '/support'];
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(origin + path);
  }
  await writing.bringToFront();
  await expect(writing.getByLabel('Name')).toHaveValue('Half a name');
  expect(loads, 'the tab with the form never reloads').toBe(0);

  await writing.close();
  await page.bringToFront();
  // The browser releases the locks of a closed tab with a delay.
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held).not.toContain('mindwave-unsaved');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => releaseOf(page), { timeout: 20_000 }).toBe('3');
});

test('one tab activates a new version: the other does not reload, and can update with its own button', {
  tag: VERIFY,
}, async ({ host, page }) => {
  test.setTimeout(240_000);
  const origin = await host.deploy(1);
  await host.firstVisit(page, `${origin}/about`);
  const other = await host.openInNewTab(`${origin}/about`);
  await host.deploy(2);
  const update = (tab: Page) => tab.getByRole('button', { name: 'Update', exact: true }).last();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole('button', { name: 'Check for update' }).click();
    await expect(update(tab)).toBeVisible({ timeout: 60_000 });
  }
  await update(other).click();
  await expect.poll(() => releaseOf(other), { timeout: 20_000 }).toBe('2');
  await page.bringToFront();
  expect(await releaseOf(page), 'the other tab does not reload').toBe('1');
  await update(page).click();
  await expect.poll(() => releaseOf(page), { timeout: 20_000 }).toBe('2');
});

test('the browser reports no errors that prevent installing the site', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  await untilInstalled(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, expectHealthy, freshContextPage, type TestEnvironment, test } from '../resilience/fault-test';
import { cut, silent } from '../resilience/faults/proxy';
import { filledCallback, sendCallback } from '../support/browser/callback-form';
import { untilInstalled, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';
import { leadsOf, unique } from '../support/servers/backend-client';

test.use({ serviceWorkers: 'allow' });

/** What may go wrong with a queued request: the response is lost, two tabs try to send it, or it expires. */

const thanks = (page: Page) => page.getByText('Thank you! We will contact you soon.');
const waiting = (page: Page) => page.getByRole('button', { name: '1 request waiting' });

/** Opens a page that works offline, and queues a callback request for `company` while offline. */
async function queueRequest(page: Page, env: TestEnvironment, company: string) {
  const { dialog } = await filledCallback(page, env, company);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await sendCallback(dialog);
  await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
  await expect(waiting(page)).toBeVisible();
}

/** Simulates a return to the tab, which makes it check the outbox. */
const returnToTab = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('with a lost response and two open tabs, the server stores the request once, and only then the page says it was sent', {
  tag: CI,
}, async ({ env, browser }) => {
  const company = unique('Lost Response Lines');
  const { page, watched, close } = await freshContextPage(env, browser);
  const other = await page.context().newPage();
  await other.goto(`${env.site}/about`);
  await untilLive(other);
  await queueRequest(page, env, company);
  await expect(waiting(other), 'every tab shows the queued request').toBeVisible();

  await env.proxy.inject('requestContact', cut(true));
  await page.context().setOffline(false);
  await expect.poll(() => env.proxy.hits(), 'the request is sent').toBeGreaterThan(0);
  await expect.poll(() => leadsOf(env, company), 'the server stores it').toBe(1);
  await expect(waiting(page), 'the browser does not know that').toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  await expect(thanks(other)).toHaveCount(0);

  await env.proxy.clear();
  await Promise.all([returnToTab(page), returnToTab(other)]);
  const thanked = async () => (await thanks(page).count()) + (await thanks(other).count());
  await expect.poll(thanked, 'the tab that sends it says so').toBeGreaterThan(0);
  for (const tab of [page, other]) await expect(waiting(tab)).toBeHidden();
  await Promise.all([returnToTab(page), returnToTab(other)]);
  expect(await leadsOf(env, company), 'the retry with the same key is stored once').toBe(1);
  await expectHealthy(env, page, watched);
  await close();
});

test('offline, a request that a closed page was sending can be edited or cancelled', { tag: CI }, async ({
  env,
  browser,
}) => {
  const { page, close } = await freshContextPage(env, browser);
  await queueRequest(page, env, unique('Closed Lines'));
  const context = page.context();
  await env.proxy.inject('requestContact', silent);
  await context.setOffline(false);
  await expect(page.getByText('Sending 1 request...')).toBeVisible();
  await page.close();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(`${env.site}/about`);
  await waiting(next).click();
  await next.getByRole('button', { name: 'Cancel request' }).click();
  await expect(next.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await env.proxy.clear();
  await close();
});

test('a request older than 72 hours is not sent: the visitor sees a message and can edit it', { tag: CI }, async ({
  env,
  browser,
}) => {
  const company = unique('Late Lines');
  const { page, close } = await freshContextPage(env, browser, () => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Navigator.prototype.setAppBadge = async (count = 0) => void badges.push(count);
  });
  const badge = () => page.evaluate(() => Reflect.get(window, 'badges').at(-1));
  await queueRequest(page, env, company);
  await expect.poll(badge, 'the app badge counts queued requests').toBe(1);
  await page.evaluate(async () => {
    const opening = indexedDB.open('mindwave-outbox');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const requests = opening.result.transaction('requests', 'readwrite').objectStore('requests');
    const reading = requests.getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    for (const request of reading.result)
      requests.put({ ...request, savedAt: Date.now() - 73 * 3_600_000 }, request.key);
    await new Promise((resolve) => {
      requests.transaction.oncomplete = resolve;
    });
    opening.result.close();
  });
  await page.context().setOffline(false);
  await expect(page.getByText(/^A request could not be sent within 72 hours\. It was not sent/).first()).toBeAttached();
  await waiting(page).click();
  const outbox = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(outbox).toContainText('It could not be sent within 72 hours.');
  expect(await leadsOf(env, company)).toBe(0);
  await outbox.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog.getByLabel('Company')).toHaveValue(company);
  await expect.poll(badge).toBe(0);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(thanks(page).first()).toBeVisible();
  expect(await leadsOf(env, company)).toBe(1);
  await close();
});

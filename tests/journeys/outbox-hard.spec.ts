import type { Page } from '@playwright/test';
import { leadsOf, unique } from '../support/backend-client';
import { expect, expectSound, freshContextPage, SECRETS, type Stand, test } from '../resilience/fault-test';
import { untilInstalled, untilLive } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** What may go wrong with a request that waits: the answer is lost on the way, two tabs want to send it, it is too old. */

const thanks = (page: Page) => page.getByText('Thank you! We will contact you soon.');
const waiting = (page: Page) => page.getByRole('button', { name: '1 request waiting' });

/** Opens a page that works offline, and lets a callback of `company` wait there without a connection. */
async function letOneWait(page: Page, { site }: Stand, company: string) {
  await page.goto(`${site}/industries/insurance`);
  await untilLive(page);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  const typed = { Name: SECRETS.name, Company: company, 'Work email': SECRETS.email, Phone: SECRETS.phone };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
  await expect(waiting(page)).toBeVisible();
}

/** As when the visitor comes back to a tab: it looks whether something waits. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('the answer is lost on the way and two tabs are open: the server has the request once, and it is called sent only then', async ({
  stand,
  browser,
}) => {
  const company = unique('Lost Answer Lines');
  const { page, watched, close } = await freshContextPage(stand, browser);
  const other = await page.context().newPage();
  await other.goto(`${stand.site}/about`);
  await untilLive(other);
  await letOneWait(page, stand, company);
  await expect(waiting(other), 'every tab shows what waits').toBeVisible();

  await stand.proxy.hurt('requestContact', { kind: 'cut', stores: true });
  await page.context().setOffline(false);
  await expect.poll(() => stand.proxy.hits(), 'it was sent').toBeGreaterThan(0);
  await expect.poll(() => leadsOf(stand, company), 'the server took it').toBe(1);
  await expect(waiting(page), 'nobody here knows that').toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  await expect(thanks(other)).toHaveCount(0);

  await stand.proxy.heal();
  await Promise.all([comeBack(page), comeBack(other)]);
  const told = async () => (await thanks(page).count()) + (await thanks(other).count());
  await expect.poll(told, 'the tab that sent it says so').toBeGreaterThan(0);
  for (const tab of [page, other]) await expect(waiting(tab)).toBeHidden();
  await Promise.all([comeBack(page), comeBack(other)]);
  expect(await leadsOf(stand, company), 'repeated with its key, stored once').toBe(1);
  await expectSound(stand, page, watched);
  await close();
});

test('a request that waited for more than 72 hours is not sent: the visitor is told, and it can be edited', async ({
  stand,
  browser,
}) => {
  const company = unique('Late Lines');
  const { page, close } = await freshContextPage(stand, browser, () => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Navigator.prototype.setAppBadge = async (count = 0) => void badges.push(count);
  });
  const badge = () => page.evaluate(() => Reflect.get(window, 'badges').at(-1));
  await letOneWait(page, stand, company);
  expect(await badge(), 'the app’s badge counts what waits').toBe(1);
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
  expect(await leadsOf(stand, company)).toBe(0);
  await outbox.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog.getByLabel('Company')).toHaveValue(company);
  await expect.poll(badge).toBe(0);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(thanks(page).first()).toBeVisible();
  expect(await leadsOf(stand, company)).toBe(1);
  await close();
});

import { ADMIN } from '../support/admin/admin-steps';
import { createEditor } from '../support/admin/article-editor';
import { expect, test, untilInstalled, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';
import { unique } from '../support/servers/backend-client';
import { API_ROOT, API_SITE } from '../support/servers/ports';

test.describe('a newsroom reader', () => {
  for (const [name, origin] of [
    ['the embedded backend', ''],
    ['json-server', API_SITE],
  ] as const) {
    test(`goes from the list to an article and on to the next, with ${name}`, async ({ open }) => {
      let title = 'Claims in fewer stops: how automation cut claims time by 30%';
      if (origin) {
        // Other tests add and delete articles too, some with the same title.
        title = unique('Newest article');
        const editor = await createEditor({ url: API_ROOT }, ADMIN);
        await editor.save({ slug: unique('newest'), title, date: new Date().toISOString().slice(0, 10) });
      }
      const page = await open(`${origin}/newsroom`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newsroom for people who run operations');
      await page.locator('#latest').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Mindwave`);
      const recent = page.getByRole('complementary', { name: 'Recent Articles' });
      await expect(recent.getByRole('link').first()).toBeVisible();
      await expect(recent.getByText(title, { exact: true })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newsroom for people who run operations');
    });
  }
});

test.describe('offline after one visit', () => {
  // The browser logs the status of the offline page.
  test.use({ serviceWorkers: 'allow', allowedConsole: [/status of 503/] });

  test('the home page, an article read before and a page never visited are available', { tag: CI }, async ({
    open,
    context,
  }) => {
    const page = await open('/newsroom');
    const first = page.locator('#latest').getByRole('link').first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const [path, heading] of [
      ['/', 'Every shipment, payment and claim is a promise in transit.'],
      ['/industries/banking', 'Banking'],
    ] as const) {
      await page.goto(path);
      await untilLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line is down. What you saved is here.');
  });
});

test.describe('the server', () => {
  test('takes the API URL from its environment and never from the page’s URL', async ({ request, open }) => {
    expect(await (await request.get(`${API_SITE}/config.json`)).json()).toMatchObject({
      apiUrl: expect.stringContaining('/api'),
    });
    const page = await open(`${API_SITE}/newsroom?apiUrl=http://evil.example/api&api=http://evil.example`);
    const called: string[] = [];
    page.on('request', (call) => called.push(new URL(call.url()).hostname));
    await page.reload();
    await expect(page.locator('#latest').getByRole('link').first()).toBeVisible();
    expect(new Set(called)).toEqual(new Set(['localhost']));
  });
});

import { expect, test, untilInstalled } from '../support/browser/test';
import { CI } from '../support/sample';
import { API_SITE } from '../support/servers/ports';

test.describe('a newsroom reader', () => {
  test('goes from the list to an article and back', async ({ open }) => {
    const title = 'Claims in fewer stops: how automation cut claims time by 30%';
    const page = await open('/newsroom');
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
});

test.describe('offline after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an article read before is available', { tag: CI }, async ({ open, context }) => {
    const page = await open('/newsroom');
    const first = page.locator('#latest').getByRole('link').first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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

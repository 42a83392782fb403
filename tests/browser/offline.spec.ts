import { staticPaths } from '~/app/static-params';
import { expect, test, untilInstalled } from '../support/test';

const HEADING = /<h1[^>]*>([\s\S]*?)<\/h1>/;
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// The demo backend is cached on first use. Before, the careers page fails to load it and shows its built-in jobs.
test.use({ serviceWorkers: 'allow', allowedConsole: [/net::ERR_FAILED/] });

test('after a visit to one page, every public page opens offline with its heading', async ({
  page,
  context,
  request,
  open,
}) => {
  const headings = new Map<string, string>();
  for (const path of staticPaths) {
    const html = await (await request.get(path)).text();
    headings.set(path, textOf(HEADING.exec(html)?.[1] ?? ''));
  }
  await open('/');
  await untilInstalled(page);
  await context.setOffline(true);
  const wrong: string[] = [];
  for (const [path, heading] of headings) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = await page.locator('h1').allInnerTexts();
    const same = shown.length === 1 && textOf(shown[0] ?? '') === heading;
    if (response?.status() !== 200 || !same) wrong.push(`${path}: ${response?.status()} ${shown.join(' | ')}`);
  }
  expect(wrong).toEqual([]);
});

test('after a visit to another page, the jobs can be filtered offline', async ({ page, context, open }) => {
  await open('/about');
  await untilInstalled(page);
  await context.setOffline(true);
  await open('/careers');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs).toHaveCount(12);
  await page.getByRole('checkbox', { name: /^Engineering/ }).check();
  await expect(jobs).toHaveCount(4);
  await page.getByRole('searchbox').fill('react');
  await expect(jobs).toHaveCount(1);
  await jobs.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer');
});

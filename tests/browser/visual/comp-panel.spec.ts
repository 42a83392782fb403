import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

const openStory = (page: Page, id: string) => page.goto(`/?path=/story/${id}&addonPanel=mindwave/comp`);

test('the comp panel leaves the focus to the play function of the story', async ({ page }) => {
  for (const id of ['features-qa-console--untouched', 'ui-modal--closes-on-escape', 'ui-textfield--focus']) {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openStory(page, id);
    const copy = page.frameLocator('iframe[title="Screen"]');
    await expect(copy.locator('#storybook-root > *').first()).toBeAttached();
    await page.getByRole('tab', { name: /^Interactions/ }).click();
    await expect(page.getByText('Pass', { exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  }
});

test('the comp panel shows the phone’s comp if the story is as wide as a phone', async ({ page }) => {
  await openStory(page, 'features-qa-console--on-a-phone');
  await expect(page.getByRole('button', { name: '390 px' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('qa-console-mobile')).toBeVisible();
});

test('a designer can type how far the comp moves, in both directions', async ({ page }) => {
  await openStory(page, 'pages-site--not-found');
  const field = page.getByRole('spinbutton');
  await field.clear();
  await expect(field).toHaveValue('');
  await field.pressSequentially('-20');
  await expect(field).toHaveValue('-20');
});

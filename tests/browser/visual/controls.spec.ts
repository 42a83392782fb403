import { expect, test } from '@playwright/test';

test('a designer selects a variant, and cannot type one that does not exist', async ({ page }) => {
  for (const [id, name] of [
    ['ui-alert--ok', 'tone'],
    ['ui-button--primary', 'variant'],
    ['ui-buttonlink--primary', 'size'],
    ['ui-iconbutton--plain', 'variant'],
  ] as const) {
    await page.goto(`/?path=/story/${id}&addonPanel=storybook/controls/panel`);
    await expect(page.getByRole('row').filter({ hasText: name }).getByRole('combobox')).toBeVisible();
  }
});

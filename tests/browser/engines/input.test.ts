import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useBrowser } from './drivers/use-browser';
import { callbackButton, callbackDialog, requestCallback, signIn, title, writeArticle } from './steps';

const session = useBrowser();
const header = { role: 'banner' } as const;
const industries = { css: 'header nav > ul > li > span > a[href="/industries"]' } as const;
const banking = { css: 'header nav a[href="/industries/banking"]' } as const;

it('a submenu opens on hover, closes when the pointer leaves, and links to its page', async () => {
  const { tab } = await session.fresh();
  await tab.open('/about');
  await tab.sees({ css: 'header nav[data-live]' });
  await tab.hover(industries);
  await tab.sees(banking);
  await tab.raw.move(640, 700);
  await tab.seesNot(banking);
  await tab.hover(industries);
  await tab.click(banking);
  await tab.isAt('/industries/banking');
});

it('a submenu opens and closes with the keyboard, and Escape restores focus', async () => {
  const { tab } = await session.fresh();
  await tab.open('/about');
  await tab.sees({ css: 'header nav[data-live]' });
  const opener = { css: 'header nav > ul > li > span > button' } as const;
  await tab.focus(opener);
  await tab.isFocused(opener);
  await tab.press('Enter');
  await tab.sees(banking);
  await tab.press('Escape');
  await tab.seesNot(banking);
  await tab.isFocused(opener);
});

it('the mobile menu opens, traps focus, and closes with Escape', async () => {
  const { tab } = await session.fresh();
  await tab.raw.resize(390, 844);
  await tab.open('/about');
  const opener = { role: 'button', name: '/menu/i', in: header } as const;
  await tab.click(opener);
  await tab.sees({ role: 'dialog' });
  await tab.hasFocusInside({ role: 'dialog' });
  // Without this Firefox draws a white scrollbar on the dark menu.
  expect(await tab.evaluate(() => getComputedStyle(document.querySelector('dialog[open]')!).colorScheme)).toBe('dark');
  await tab.press('Escape');
  await tab.seesNot({ role: 'dialog' });
  await tab.isFocused(opener);
});

// Safari does not focus a clicked button, so the dialog has to remember its opener.
it('a dialog opened by a click traps focus and returns it to its button', async () => {
  const { tab } = await session.fresh();
  await tab.open('/');
  await tab.click(callbackButton);
  await tab.hasFocusInside(callbackDialog);
  for (let step = 0; step < 12; step += 1) {
    await tab.press('Tab');
    const isOutside = await tab.evaluate(() => {
      const { activeElement: it } = document;
      return it !== null && it !== document.body && !it.closest('dialog');
    });
    expect(isOutside, `focus after pressing Tab ${step + 1} times`).toBe(false);
  }
  await tab.press('Escape');
  // In WebKit, the closed dialog is above the page until it has faded out.
  const isBehind = await tab.evaluate(() => document.elementFromPoint(200, 500)?.closest('dialog') === null);
  expect(isBehind, 'the page can be clicked at once').toBe(true);
  await tab.seesNot(callbackDialog);
  await tab.isFocused(callbackButton);
});

it('Enter submits the form, and an invalid field gets focus', async () => {
  const { tab } = await session.fresh();
  await tab.open('/');
  await tab.click(callbackButton);
  await tab.click({ role: 'button', name: 'Request a Callback', in: callbackDialog });
  await tab.sees({ text: 'Please enter your name' });
  await tab.until('An invalid field has focus', () =>
    tab.evaluate(() => document.activeElement?.getAttribute('aria-invalid') === 'true'),
  );
  await tab.press('Escape');
  await tab.seesNot(callbackDialog);
  await requestCallback(tab, 'Enter Lines');
  await tab.sees({ text: 'Thank you! We will contact you soon.' });
});

it('editor shortcuts: Alt+N, Alt+B, Alt+P, Escape, Ctrl+Z, Ctrl+S; Alt+Q opens the QA console', async () => {
  const { tab } = await session.fresh();
  await signIn(tab);
  await writeArticle(tab, 'By keys', 'by-keys');
  await tab.press('Alt+n');
  await tab.isFocused({ label: '/^Section Title/' });
  await tab.type('Second');
  await tab.press('Alt+b');
  await tab.isFocused({ label: '/^Content$/' });
  await tab.type('Words');
  await tab.press('Alt+p');
  const preview = { role: 'dialog', name: 'Preview' } as const;
  await tab.sees(preview);
  await tab.sees({ role: 'heading', name: 'Second', in: preview });
  await tab.press('Escape');
  await tab.seesNot(preview);
  await tab.press('Control+s');
  await tab.sees({ text: 'Article saved successfully!' });
  await tab.sees({ role: 'heading', name: 'Newsroom Articles' });
  await tab.open('/newsroom');
  await tab.press('Alt+q');
  await tab.sees({ role: 'dialog', name: 'QA console' });
});

// Firefox gives the HTML as Word writes it. WebKit cleans it, and removes the styles that say what is hidden or a list.
it('a document from Word becomes an article, and one undo removes it', async () => {
  const html = await readFile('src/features/admin/editor/import/clipboards/word-desktop.html', 'utf8');
  const { tab } = await session.fresh();
  await signIn(tab);
  await tab.open('/admin/add-article');
  await tab.sees(title);
  await tab.evaluate((copied) => {
    getSelection()?.selectAllChildren(document.querySelector('h1')!);
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/html', copied);
      event.clipboardData?.setData('text/plain', 'Harbor Bank picks Mindwave\nAlpharetta, 3 June');
    };
    document.addEventListener('copy', copy, { once: true });
  }, html);
  await tab.press('Control+c');
  await tab.click(title);
  await tab.press('Control+v');
  await tab.sees({ role: 'button', name: 'Expand: Section 3' });
  await tab.hasValue(title, 'Harbor Bank picks Mindwave');
  for (const text of ['What changes', 'Timetable']) await tab.sees({ role: 'heading', name: text });
  await tab.click({ role: 'button', name: 'Expand: Section 2' });
  await tab.sees({ label: '/^List Items/' });
  expect(await tab.evaluate(() => [...document.querySelectorAll('textarea')].map(({ value }) => value))).toEqual([
    'Accounts open in minutes\nBranches keep their hours',
    'No new fees\nNot for students either',
  ]);
  await tab.press('Control+z');
  await tab.hasValue(title, '');
});

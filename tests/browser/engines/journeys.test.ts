import { expect, it } from 'vitest';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { useBrowser } from './drivers/use-browser';
import { ADMIN, callbackDialog, leadsAt, main, requestCallback, signIn } from './steps';

const session = useBrowser();

it('a visitor requests a callback, and the server stores it once', async () => {
  const DATA_DIR = await temporaryDirectory();
  const server = await startServer({ DATA_DIR });
  try {
    const { tab } = await session.fresh({ API_URL: server.url, CONTACT_FORM: 'api' });
    await tab.open('/');
    await requestCallback(tab, 'Coastal Freight');
    await tab.sees({ text: 'Thank you! We will contact you soon.' });
    await tab.seesNot(callbackDialog);
    expect(await leadsAt(server.url, 'Coastal Freight')).toBe(1);
  } finally {
    await server.end();
    await removeDirectory(DATA_DIR);
  }
});

it('a candidate filters the jobs, goes back, opens one and applies by email', async () => {
  const { tab } = await session.fresh();
  await tab.open('/careers');
  const cards = { role: 'article', in: main };
  await tab.seesCount(cards, 12);
  await tab.click({ role: 'checkbox', name: '/^Engineering/' });
  await tab.seesCount(cards, 4);
  await tab.typeInto({ role: 'searchbox' }, 'react');
  await tab.seesCount(cards, 1);
  await tab.isAt('/careers?q=react&department=engineering');
  await tab.reload();
  await tab.untilLive();
  await tab.seesCount(cards, 1);
  await tab.hasValue({ role: 'searchbox' }, 'react');
  await tab.click({ role: 'link', name: 'React Developer' });
  await tab.sees({ role: 'heading', name: 'React Developer', level: 1 });
  await tab.sees({ role: 'link', name: 'Apply for this job' });
  const mail = await tab.evaluate(
    () => [...document.querySelectorAll('a')].find(({ href }) => href.startsWith('mailto:'))?.href,
  );
  expect(decodeURIComponent(mail ?? '')).toContain('React Developer');
  await tab.back();
  await tab.isAt('/careers?q=react&department=engineering');
  await tab.seesCount(cards, 1);
});

it('the admin changes screens without loading a document, and Back restores the list', async () => {
  const { tab } = await session.fresh();
  await tab.raw.resize(1280, 500);
  await signIn(tab);
  const search = { label: '/^Search articles/' } as const;
  const addScreen = { role: 'heading', level: 2, name: 'Add New Article' } as const;
  await tab.typeInto(search, 'a');
  await tab.isAt('/admin/dashboard?q=a');
  const position = await tab.evaluate(() => {
    document.querySelector('nav[aria-label=Admin]')?.setAttribute('data-seen', '');
    performance.clearResourceTimings();
    scrollTo({ top: 120, behavior: 'instant' });
    return Math.round(scrollY);
  });
  expect(position).toBeGreaterThan(0);
  const expectList = async () => {
    await tab.isAt('/admin/dashboard?q=a');
    await tab.hasValue(search, 'a');
    await tab.until('The list is where it was', () => tab.evaluate((top) => Math.round(scrollY) === top, position));
    await tab.isFocused({ role: 'heading', level: 1 });
  };
  await tab.evaluate(() => document.querySelector<HTMLElement>('main a[href="/admin/add-article"]')?.click());
  await tab.sees(addScreen);
  await tab.back();
  await expectList();
  await tab.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/admin/edit-article"]')?.click());
  await tab.sees({ label: '/^Article Title/' });
  await tab.seesNot(addScreen);
  await tab.back();
  await expectList();
  await tab.forward();
  await tab.sees({ label: '/^Article Title/' });
  await tab.seesNot(addScreen);
  const { isSame, documents } = await tab.evaluate(() => ({
    isSame: document.querySelector('nav[aria-label=Admin]')?.hasAttribute('data-seen'),
    documents: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !/\.\w+$/.test(pathname))
      .map(({ pathname }) => pathname),
  }));
  expect(isSame, 'the drawer is the same element').toBe(true);
  expect(documents).toEqual([]);
});

it('an admin changes the password, and the focus returns to the Account button', async () => {
  const { tab } = await session.fresh();
  await signIn(tab);
  const account = { role: 'button', name: 'Account' } as const;
  const dialog = { role: 'dialog', name: 'Your account' } as const;
  const next = { label: '/^New password/', in: dialog } as const;
  const change = { role: 'button', name: 'Change password', in: dialog } as const;
  await tab.click(account);
  await tab.isFocused({ role: 'heading', name: 'Signed in on 1 device' });
  await tab.typeInto({ label: '/^Current password/', in: dialog }, ADMIN.password);
  await tab.typeInto(next, '1qaz2wsx3edc');
  await tab.click(change);
  await tab.sees({ text: 'This password is too common. Please choose another one.' });
  await tab.isFocused(next);
  await tab.typeInto(next, 'four trucks before sunrise');
  await tab.click(change);
  await tab.sees({ text: 'Your password is changed. All other sessions have ended.' });
  await tab.hasValue(next, '');
  await tab.press('Escape');
  await tab.seesNot(dialog);
  await tab.isFocused(account);
});

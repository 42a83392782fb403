import type { Browser, BrowserContext, Page } from '@playwright/test';
import { API_ROOT, SITE_PORT } from '../servers/ports';
import { ADMIN, signIn } from './admin-steps';

interface Session {
  /** The flag, and the embedded backend's data, which contain the session. */
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly token: string;
}

async function createSession(browser: Browser | null): Promise<Session> {
  const context = await browser?.newContext();
  if (!context) throw new Error('The page has no browser.');
  const page = await context.newPage();
  await signIn(page, `http://localhost:${SITE_PORT}`);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { state, token };
}

/** One for all tests of a worker, because a sign-in takes a second. */
let session: Promise<Session> | undefined;
const sessionOf = (page: Page) => (session ??= createSession(page.context().browser()));

/** Gives the tab a token before its first page. What the page does with the token later stays. */
export const setToken = (page: Page, token: string) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('was-signed-in')) return;
    sessionStorage.setItem('was-signed-in', 'true');
    sessionStorage.setItem('token', text);
    sessionStorage.setItem('lastActive', String(Date.now()));
    localStorage.setItem('isLoggedIn', 'true');
  }, token);

/** Signs in on the site with the embedded backend without its login page, for journeys with another subject. */
export async function enterAsAdmin(page: Page) {
  const { state, token } = await sessionOf(page);
  await page.context().setStorageState(state);
  await setToken(page, token);
}

/** Opens a second tab of an admin. Tabs of one browser share the flag but not the token. */
export async function openSecondTab(page: Page, path: string) {
  const second = await page.context().newPage();
  await setToken(second, (await sessionOf(page)).token);
  await second.goto(path);
  return second;
}

/** Signs in on the site with json-server without its login page. */
export async function enterApiSite(page: Page) {
  const response = await fetch(`${API_ROOT}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await response.json();
  await setToken(page, token);
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { WORDS } from '../../support/servers/backend-client';
import type { Tab } from './drivers/tab';

export const ADMIN = { email: 'admin@mindwave.example', password: 'mindwave-demo' };

/** Writes a 1200 x 800 image to a temporary folder. */
export async function makePicture(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'mindwave-picture-')), 'harbor.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699', noise } })
    .jpeg()
    .toFile(path);
  return path;
}

export const main = { role: 'main' } as const;
export const title = { label: '/^Article Title/' } as const;
export const content = { label: '/^Content$/' } as const;
export const draftQuestion = { role: 'dialog', name: '/on this device/' } as const;

export async function signIn(tab: Tab) {
  await tab.open('/admin/login');
  await tab.typeInto({ label: '/^Email/' }, ADMIN.email);
  await tab.typeInto({ label: '/^Password/' }, ADMIN.password);
  await tab.click({ role: 'button', name: 'Sign In' });
  await tab.sees({ role: 'heading', name: 'Newsroom Articles' });
}

/** Opens the add page and writes an article with one section. */
export async function writeArticle(tab: Tab, name: string, slug: string) {
  await tab.open('/admin/add-article');
  await tab.typeInto(title, name);
  await tab.typeInto({ label: '/^Article Slug/' }, slug);
  await tab.click({ role: 'button', name: 'Add First Section' });
  await tab.typeInto({ label: '/^Section Title/' }, 'Stored section');
  await tab.click({ role: 'button', name: 'Add Content' });
  await tab.typeInto(content, WORDS);
}

export const save = (tab: Tab) => tab.click({ role: 'button', name: 'Save' });

export const callbackDialog = { role: 'dialog', name: 'Request a Callback' } as const;
export const callbackButton = { role: 'button', name: '/^Request a Callback$/i', in: main } as const;

export async function fillCallback(tab: Tab, company: string) {
  await tab.click(callbackButton);
  await tab.typeInto({ label: '/^Name/', in: callbackDialog }, 'Priya Raman');
  await tab.typeInto({ label: '/^Company/', in: callbackDialog }, company);
  await tab.typeInto({ label: '/^Work email/', in: callbackDialog }, 'priya@coastal.example');
  await tab.typeInto({ label: '/^Phone/', in: callbackDialog }, '4045550134');
}

/** Fills in the page's callback form and sends it. */
export async function requestCallback(tab: Tab, company: string) {
  await fillCallback(tab, company);
  await tab.click({ role: 'button', name: 'Request a Callback', in: callbackDialog });
}

/** The number of leads for one company on json-server. */
export async function leadsAt(api: string, company: string): Promise<number> {
  const leads = (await (await fetch(api.replace(/api$/, 'data/leads'))).json()) as readonly { company: string }[];
  return leads.filter((lead) => lead.company === company).length;
}

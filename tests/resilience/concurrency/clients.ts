import { test as base } from '@playwright/test';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { Client, type Fields } from './client';

/** Two clients use the json-server mock concurrently or in turn; nothing is lost, duplicated or mixed up. */
export const test = base.extend<{ clients: readonly [Client, Client] }, { api: string }>({
  api: [
    async ({ browserName: _browserName }, use) => {
      const directory = await temporaryDirectory();
      const server = await startServer({ DATA_DIR: directory, CONTACTS_PER_MINUTE: '1000000' });
      await use(server.url);
      await server.end();
      await removeDirectory(directory);
    },
    { scope: 'worker' },
  ],
  clients: async ({ api }, use) => use([await Client.signIn(api), await Client.signIn(api)]),
});

export const times = (count: number) => Array.from({ length: count }, (_, number) => number);
export const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
export const fieldsOf = (slug: string, title = slug): Fields => ({ title, slug, text: `Words of ${title}.` });

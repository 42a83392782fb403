import { expect, it } from 'vitest';
import { messages } from '~/content/messages';
import { offlineWords } from '~/features/offline/words';
import { createDeployingHost } from '../../support/servers/deploying-host';
import { freePorts } from '../../support/servers/free-ports';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { sitePaths } from '../../support/tested-pages';
import { useBrowser } from './drivers/use-browser';
import { callbackDialog, fillCallback, leadsAt, main, requestCallback } from './steps';

const session = useBrowser();

it('after one visit, with two requests of the worker, every page opens without a server', async () => {
  const host = createDeployingHost();
  const tab = await session.tab(await host.deploy(1));
  await tab.open('/');
  await tab.untilInstalled();
  expect(host.byWorker).toEqual(['/sw.js', expect.stringMatching(/^\/assets\/site-/)]);
  host.dispose();
  for (const path of sitePaths) {
    await tab.goto(path);
    await tab.isAt(path);
    await tab.sees({ role: 'heading', level: 1 });
  }
  await tab.open('/services/no-such-page');
  await tab.sees({ role: 'heading', name: offlineWords.title });
});

it('offline, a visited article can be read, and another one shows the offline screen', async () => {
  const DATA_DIR = await temporaryDirectory();
  const server = await startServer({ DATA_DIR });
  try {
    const { site, tab } = await session.fresh({ API_URL: server.url, CONTACT_FORM: 'api' });
    const [opened, another] = ['Freight billing moves closer to the dock', 'What a two-week sprint looks like'];
    const slug = 'freight-billing-moves-closer-to-the-dock';
    await tab.open('/about');
    await tab.untilControlled();
    await tab.open(`/newsroom/${slug}`);
    await tab.sees({ role: 'heading', name: opened, level: 1 });
    await tab.untilCached(`${server.url}/news/slug/${slug}`);
    await tab.open('/newsroom');
    await tab.sees({ role: 'link', name: `/${another}/`, in: main });
    await site.stop();
    await server.end();
    await tab.raw.goOffline();
    await tab.click({ role: 'link', name: `/${another}/`, in: main });
    await tab.sees({ role: 'heading', name: offlineWords.title, level: 1 });
    await tab.sees({ role: 'button', name: offlineWords.tryAgain });
    await tab.click({ role: 'link', name: `/${opened}/`, in: main });
    await tab.sees({ role: 'heading', name: opened, level: 1 });
    await tab.sees({ text: '/^As of .+ You are offline\\.$/' });
  } finally {
    await server.end();
    await removeDirectory(DATA_DIR);
  }
});

it('a request is queued while the server is down, survives a reload, and is sent once the server is back', async () => {
  const DATA_DIR = await temporaryDirectory();
  const [port] = await freePorts(1);
  const env = { DATA_DIR, PORT: String(port) };
  let server = await startServer(env);
  try {
    const { tab } = await session.fresh({ API_URL: server.url, CONTACT_FORM: 'api' });
    await tab.open('/industries/insurance');
    await server.end();
    await requestCallback(tab, 'Coastal Freight');
    await tab.click({ role: 'button', name: '/^Send it when/', in: callbackDialog });
    await tab.seesNot(callbackDialog);
    await tab.sees({ role: 'button', name: '1 request waiting' });
    await tab.reload();
    await tab.untilLive();
    await tab.sees({ role: 'button', name: '1 request waiting' });
    server = await startServer(env);
    // The drivers cannot restore the connection, so reload the page to send the request.
    await tab.reload();
    await tab.until('The server stores the request', async () => (await leadsAt(server.url, 'Coastal Freight')) > 0);
    await tab.seesNot({ role: 'button', name: '1 request waiting' });
    expect(await leadsAt(server.url, 'Coastal Freight')).toBe(1);
  } finally {
    await server.end();
    await removeDirectory(DATA_DIR);
  }
});

it('a new release waits for an unfinished form in another tab before it takes over', async () => {
  const host = createDeployingHost();
  try {
    const origin = await host.deploy(1);
    const tab = await session.tab(origin);
    await tab.open('/about');
    await tab.untilInstalled();
    const writing = await session.tab(origin);
    await writing.open('/industries/banking');
    await fillCallback(writing, 'Half a name');
    await host.deploy(2);
    await tab.raw.toFront();
    await tab.click({ role: 'button', name: 'Check for update' });
    await tab.sees({ role: 'button', name: 'Update' }, 40_000);
    await tab.click({ role: 'button', name: 'Update' });
    await tab.sees({ text: messages.update.waits });
    await writing.hasValue({ label: '/^Company/', in: callbackDialog }, 'Half a name');
    await writing.close();
    const release = () => document.querySelector('meta[name="release"]')?.getAttribute('content');
    expect(await tab.evaluate(release)).toBe('1');
    await tab.open('/');
    await tab.sees({ role: 'button', name: 'Update' });
    await tab.click({ role: 'link', name: 'About Us', in: { role: 'contentinfo' } });
    await tab.until('Release 2', async () => (await tab.evaluate(release)) === '2', 20_000);
  } finally {
    host.dispose();
  }
});

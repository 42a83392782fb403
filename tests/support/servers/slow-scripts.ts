import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy before a site. It holds back the app's scripts until `release` is called, so that a page can be used before it is hydrated.
 * A request for an address in `broken` gets an error.
 */
export async function slowScripts(site: string, broken: readonly string[] = []) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const proxy = createServer(async (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (broken.some((part) => url.includes(part))) return void outgoing.writeHead(500).end();
    if (/^\/assets\/.*\.js$/.test(url)) await released;
    const forwarded = request(new URL(url, site), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    release,
    async stop() {
      release();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

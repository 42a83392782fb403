import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createConnections } from './connections';
import { isAway } from './database';

it('reports an outage if one host refuses connections and another never responds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connections = createConnections(`postgres://user:password@127.0.0.1:1,127.0.0.1:${port}/mindwave`);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await connections.close();
  });
  await expect(connections.onClient(async () => 'connected')).rejects.toSatisfy(isAway);
}, 20_000);

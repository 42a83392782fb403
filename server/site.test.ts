import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSite } from './site';

it('survives files that a new build removes while it runs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mindwave-site-'));
  const files = ['index.html', '404.html', 'about.html'];
  for (const file of files) writeFileSync(join(root, file), file);
  writeFileSync(join(root, 'config.json'), '{"apiUrl":null,"contactForm":"log","mapMode":"auto"}');
  const server = createSite({ root, env: {} }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(await (await visit('/about')).text()).toBe('about.html');
  rmSync(join(root, 'about.html'));
  await expect(visit('/about').then((response) => response.text())).rejects.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENOENT' }));
  expect(await (await visit('/')).text()).toBe('index.html');
});

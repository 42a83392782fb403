import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BareBackend, startBareBackend } from '../support/servers/bare-backend';
import { contractSuite } from './suite';

let backend: BareBackend;

contractSuite({
  name: 'a minimal backend',
  level: 'L0',
  async start() {
    backend = await startBareBackend();
    return { url: backend.url, credentials: backend.credentials, origins: ['http://localhost:4173'] };
  },
  stop: () => backend.stop(),
});

it('a minimal backend needs less than 150 lines and imports only Node modules', () => {
  const text = readFileSync(new URL('../support/servers/bare-backend.ts', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThan(150);
  expect(
    [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name).filter((name) => !name?.startsWith('node:')),
  ).toEqual([]);
});

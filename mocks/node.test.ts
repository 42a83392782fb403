import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetBackend, server, startScenario } from './node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const login = (password: string) =>
  fetch('http://localhost/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@mindwave.example', password }),
  });

it('responds in Node and can be reset', async () => {
  for (let count = 0; count < 5; count++) await login('wrong');
  expect((await login('mindwave-demo')).status).toBe(429);
  resetBackend();
  expect((await login('mindwave-demo')).status).toBe(200);
});

it('runs a scenario until it is reset', async () => {
  startScenario('empty', { nextResponses: { listArticles: ['error-503'] } });
  const list = () => fetch('http://localhost/api/news/');
  expect((await list()).status).toBe(503);
  expect((await (await list()).json()).data).toEqual([]);
  resetBackend();
  expect((await (await list()).json()).data.length).toBeGreaterThan(0);
});

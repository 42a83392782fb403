import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetBackend, server } from './node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const login = (password: string) =>
  fetch('http://localhost/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@mindwave.example', password }),
  });

it('answers in Node and forgets everything on request', async () => {
  for (let count = 0; count < 5; count++) await login('wrong');
  expect((await login('mindwave-demo')).status).toBe(429);
  resetBackend();
  expect((await login('mindwave-demo')).status).toBe(200);
});

import { setupServer } from 'msw/node';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { TOKEN_LIFETIME_MS } from '~mocks/backend/session';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { createHandlers } from '~mocks/handlers';
import { parseForm } from '../../node-http/multipart';
import { contractSuite } from './suite';

const url = 'http://mindwave.test/api';
let ahead = 0;
const backend = createBackend({ storage: memoryStorage(), now: () => new Date(Date.now() + ahead) });
const addressOf = (request: Request) => request.headers.get('X-Address') ?? '';
const server = setupServer(...createHandlers(mockFetchHandler(backend, { base: '/api', addressOf, parseForm })));

contractSuite({
  name: 'MSW',
  async start() {
    server.listen({ onUnhandledRequest: 'error' });
    return {
      url,
      credentials: DEMO_ADMIN,
      elsewhere: (request) => {
        request.headers.set('X-Address', '198.51.100.1');
        return fetch(request);
      },
      async expiredToken() {
        ahead = -TOKEN_LIFETIME_MS;
        const response = await fetch(`${url}/login`, {
          method: 'POST',
          body: JSON.stringify(DEMO_ADMIN),
          headers: { 'Content-Type': 'application/json' },
        });
        ahead = 0;
        return (await response.json()).token;
      },
    };
  },
  async stop() {
    server.close();
  },
});

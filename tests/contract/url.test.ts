import { describe, it } from 'vitest';
import { contractSuite } from './suite';

const { API_URL, API_EMAIL, API_PASSWORD } = process.env;

if (API_URL) {
  contractSuite({
    name: API_URL,
    start: async () => ({
      url: API_URL.replace(/\/$/, ''),
      credentials: API_EMAIL && API_PASSWORD ? { email: API_EMAIL, password: API_PASSWORD } : undefined,
      origins: ['http://localhost:4173'],
    }),
    stop: async () => {},
  });
} else {
  describe('the contract on the backend at API_URL', () => {
    it('runs when API_URL is set, with API_EMAIL and API_PASSWORD', ({ skip }) => skip('API_URL is not set'));
  });
}

import { setupServer } from 'msw/node';
import { createBackend } from './backend/backend';
import { memoryStorage } from './backend/memory-storage';
import type { Storage } from './backend/storage';
import { createHandlers } from './handlers';

let current = memoryStorage();

/** Follows `resetBackend`, so that one backend and one server serve a whole test file. */
const storage: Storage = {
  read: () => current.read(),
  transact: (change) => current.transact(change),
  putImage: (bytes, type) => current.putImage(bytes, type),
  dropImage: (address) => current.dropImage(address),
};

/** MSW for tests in Node: `server.listen()` before, `server.close()` after. It answers `/api` on any origin. */
export const server = setupServer(...createHandlers(createBackend({ storage })));

/** Puts the seeded state back; what earlier tests wrote is gone. */
export function resetBackend(): void {
  current = memoryStorage();
}

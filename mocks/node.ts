import { setupServer } from 'msw/node';
import { createBackend } from './backend/backend';
import { memoryStorage } from './backend/memory-storage';
import type { Storage } from './backend/storage';
import { createHandlers } from './handlers';
import { mockFetchHandler } from './fetch-handler';
import { dataOf, type ScenarioName, type Setting, startOf, usualSetting } from './scenarios';
import { withScenario } from './with-scenario';

let current = memoryStorage();

/** Follows `resetBackend`, so that one backend and one server serve a whole test file. */
const storage: Storage = {
  read: () => current.read(),
  transact: (change) => current.transact(change),
  putImage: (bytes, type) => current.putImage(bytes, type),
  dropImage: (address) => current.dropImage(address),
};
const usual = mockFetchHandler(createBackend({ storage }));
let handle = usual;

/** MSW for tests in Node: `server.listen()` before, `server.close()` after. It answers `/api` on any origin. */
export const server = setupServer(...createHandlers((request) => handle(request)));

/** Puts the seeded state back; what earlier tests wrote, and their scenario, are gone. */
export function resetBackend(): void {
  current = memoryStorage();
  handle = usual;
}

/** A fresh backend under a scenario, until `resetBackend`. */
export function startScenario(scenario: ScenarioName, more: Partial<Setting> = {}): void {
  current = memoryStorage(startOf(dataOf(scenario)));
  handle = withScenario(usual, { ...usualSetting, scenario, ...more });
}

import { setupServer } from 'msw/node';
import { createBackend } from './backend/backend';
import { memoryStorage } from './backend/memory-storage';
import type { Storage } from './backend/storage';
import { mockFetchHandler } from './fetch-handler';
import { createHandlers } from './handlers';
import { dataOf, type ScenarioName, type Setting, startOf, usualSetting } from './qa/scenarios';
import { withScenario } from './qa/with-scenario';

let current = memoryStorage();

/** Delegates to the present storage, so that one server works for a whole test file, while `resetBackend` replaces the data. */
const storage: Storage = {
  read: () => current.read(),
  transact: (change) => current.transact(change),
  putImage: (bytes, type) => current.putImage(bytes, type),
  dropImage: (address) => current.dropImage(address),
};
const usual = mockFetchHandler(createBackend({ storage }));
let handle = usual;

/** MSW for tests in Node, for `/api` on any origin. Call `server.listen()` before the tests and `server.close()` after them. */
export const server = setupServer(...createHandlers((request) => handle(request)));

/** Restores the seed, and removes the data and the scenario of earlier tests. */
export function resetBackend(): void {
  current = memoryStorage();
  handle = usual;
}

/** Starts a new backend with a scenario, until `resetBackend`. */
export function startScenario(scenario: ScenarioName, more: Partial<Setting> = {}): void {
  current = memoryStorage(startOf(dataOf(scenario)));
  handle = withScenario(usual, { ...usualSetting, scenario, ...more });
}

/** Runs the mock backend as a server (`npm run mock-server`). The settings are in settings.ts. */
import { createBackend } from '~mocks/backend/backend';
import { dataOf, startOf, writeSetting } from '~mocks/qa/scenarios';
import { createGuardedServer } from '../node-http/guarded';
import { listen } from '../node-http/listen';
import { closeServer, stopWithProcess } from '../node-http/shut-down';
import { StartError } from '../node-http/start-error';
import { createApp } from './app';
import { openFileStorage } from './file-storage';
import { readSettings } from './settings';

/** When the server stops, pending requests have this long to finish. */
const GRACE_MS = 5000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const { setting, admin, contactMaxRequests } = settings;
  const storage = await openFileStorage(settings.dataDir, () => startOf(setting ? dataOf(setting.scenario) : 'sample'));
  const app = createApp(createBackend({ storage, admin, contactMaxRequests }), storage, settings);
  const server = createGuardedServer(app, (error) => console.error(error));
  const root = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });

  stopWithProcess(async () => {
    await closeServer(server, GRACE_MS);
    await storage.close();
    console.log('Mock server stopped.');
  });

  for (const warning of settings.warnings) console.warn(warning);
  if (setting) console.log(`Scenario: ${setting.scenario} (${writeSetting(setting)})`);
  console.log(`Mock server: ${root}/api (data in ${settings.dataDir}, administrator ${settings.admin.email})`);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});

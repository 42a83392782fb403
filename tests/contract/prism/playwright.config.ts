import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

const { webServer: _server, projects: _projects, ...shared } = base;

/** `npm run prism` tests the client and user journeys against Prism, a third-party mock server for openapi.yaml. */
export default defineConfig({
  ...shared,
  globalSetup: '../../global-setup.ts',
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
});

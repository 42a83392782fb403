import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

const { webServer: _, ...shared } = base;

/** `npm run prism`: the client and the journeys against a server that somebody else made of openapi.yaml alone. */
export default defineConfig({ ...shared, testDir: '.', testMatch: '*.spec.ts', workers: 1, timeout: 120_000 });

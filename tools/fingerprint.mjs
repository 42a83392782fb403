import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './run.mjs';

const SOURCES = [
  'certifier',
  'contract',
  'deploy/server/describe.sql',
  'mocks',
  'node-http',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tools/site',
];
const CONFIG = ['tsconfig.json', 'vite.config.ts', 'vite.server.config.ts'];
/** Settings that the build writes into the pages. All others are read at run time. */
export const SETTINGS = [
  'ARTICLES_FROM',
  'BASE_PATH',
  'DATA_PROCESSORS',
  'LEADS_KEEP_DAYS',
  'LOGS_KEEP_DAYS',
  'MAP_ORIGIN',
  'RELEASE_NOTE',
  'SITE_URL',
  'SOURCE_DATE_EPOCH',
  'WORKER',
];

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A hash of all inputs of a build: sources, lockfile, settings, commit, and the day, because jobs expire. */
export function fingerprint() {
  const hash = createHash('sha256').update(commit()).update(new Date().toISOString().slice(0, 10));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of [...SOURCES, ...CONFIG].flatMap(filesBelow)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

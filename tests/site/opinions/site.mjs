import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Absolute paths of the built files with an extension. */
export const builtFiles = (ending) =>
  readdirSync(DIST, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(DIST, name));

export const read = (file) => readFileSync(file, 'utf8');

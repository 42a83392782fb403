import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticPaths } from '~/app/static-paths.server';
import { htmlProblems } from '../support/html-validator';

const fileOf = (path: string) => join('dist', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

describe('every page', () => {
  it.each([...staticPaths, '/404'])('%s is valid HTML', async (path) => {
    expect(await htmlProblems(readFileSync(fileOf(path), 'utf8'))).toEqual([]);
  });
});

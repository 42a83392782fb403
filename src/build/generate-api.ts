/**
 * Writes src/api/generated/schema.d.ts from openapi.yaml (`npm run api:generate`).
 * The output depends on the contract alone, so a second run leaves no difference. With `--check` nothing is written and
 * the exit code is 1 when the committed file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const source = new URL('../../openapi.yaml', import.meta.url);
const target = new URL('../api/generated/schema.d.ts', import.meta.url);
const banner = '/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */\n\n';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const ast = await openapiTS(source, {
  alphabetize: true,
  // Generated types would call a file part a string; the caller puts a Blob there.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const text = banner + astToString(ast);

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text) {
    console.error('src/api/generated/schema.d.ts is out of date: run `npm run api:generate`.');
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('./', target), { recursive: true });
  await writeFile(target, text);
}

/**
 * `npm run api:generate`: generates two files in contract/generated from openapi.yaml. `schema.d.ts` contains the types, and
 * `responses.ts` the shapes of all responses, which the QA console checks in its log.
 * With `--check` it writes nothing and exits with 1 if a committed file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { responsesText } from './contract-responses.ts';

const source = new URL('../openapi.yaml', import.meta.url);
const folder = new URL('../contract/generated/', import.meta.url);
const banner = '/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */\n\n';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const ast = await openapiTS(source, {
  alphabetize: true,
  // openapi-typescript gives a file part the type string, but callers pass a Blob.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const files = {
  'schema.d.ts': banner + astToString(ast),
  'responses.ts': banner + responsesText(await readFile(source, 'utf8')),
};

await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const target = new URL(name, folder);
  if (!process.argv.includes('--check')) {
    await writeFile(target, text);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`contract/generated/${name} is out of date: run \`npm run api:generate\`.`);
    process.exitCode = 1;
  }
}

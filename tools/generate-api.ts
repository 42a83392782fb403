/**
 * Writes what is derived from openapi.yaml (`npm run api:generate`) into contract/generated: `schema.d.ts`, the types, and
 * `answers.ts`, what each operation may answer, for the log of the QA console.
 * The output depends on the contract alone, so a second run leaves no difference. With `--check` nothing is written and
 * the exit code is 1 when a committed file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { answersText } from './contract-answers.ts';

const source = new URL('../openapi.yaml', import.meta.url);
const folder = new URL('../contract/generated/', import.meta.url);
const banner = '/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */\n\n';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const ast = await openapiTS(source, {
  alphabetize: true,
  // Generated types would call a file part a string; the caller puts a Blob there.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const files = {
  'schema.d.ts': banner + astToString(ast),
  'answers.ts': banner + answersText(await readFile(source, 'utf8')),
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

/**
 * `npm run api:generate`: generates the files in contract/generated from openapi.yaml: types, the table of operations, limits,
 * messages, the table of an article's texts, and validators of requests and responses.
 * With `--check` it writes nothing and exits with 1 if a committed file is out of date.
 */
import { mkdir } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { articleFieldsText } from './contract/article-fields';
import { readContract } from './contract/document';
import { limitsText } from './contract/limits';
import { messagesText } from './contract/messages';
import { operationsText, responseSchemas } from './contract/operations';
import { requestValidatorsText, responseValidatorsText, validatorTypes } from './contract/validators';
import { writeGenerated } from './write-generated';

const source = new URL('../openapi.yaml', import.meta.url);
const folder = new URL('../contract/generated/', import.meta.url);
const banner = '/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */\n\n';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const ast = await openapiTS(source, {
  immutable: true,
  alphabetize: true,
  // openapi-typescript gives a file part the type string, but callers pass a Blob.
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
const contract = readContract(source);
const names = responseSchemas(contract);
const files = {
  'schema.d.ts': astToString(ast),
  'operations.ts': operationsText(contract),
  'limits.ts': limitsText(contract),
  'messages.ts': messagesText(contract),
  'article-fields.ts': articleFieldsText(contract),
  'request-validators.js': requestValidatorsText(contract),
  'request-validators.d.ts': validatorTypes.request(contract),
  'response-validators.js': responseValidatorsText(contract, names),
  'response-validators.d.ts': validatorTypes.response(names),
};

await mkdir(folder, { recursive: true });
const texts = Object.entries(files).map(([name, text]) => [new URL(name, folder), banner + text] as const);
await writeGenerated(new Map(texts), 'api:generate');

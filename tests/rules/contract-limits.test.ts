import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '~contract/generated/limits';
import { filesBelow } from './source-files';

/** openapi.yaml is the only place that states a limit, a pattern or the image types of the contract. */

const FOLDERS = [
  'src/api',
  'src/content',
  'src/features',
  'contract',
  'mocks',
  'mock-server',
  'node-http',
  'server',
  'certifier',
];
/** Each type has a signature here. The compiler checks that the types are those of the contract. */
const SIGNATURES = ['contract/image-type.ts', 'contract/image-size.ts'];

/** Rare enough that no other number has the value, such as the size of a picture. Smaller ones count as the `limit` of a field only. */
const RARE = 10_000;
const numbers: readonly number[] = Object.values(limits).filter((value) => typeof value === 'number');
const patterns = Object.values(limits).flatMap((value) => (value instanceof RegExp ? [value.source] : []));
const isRare = (value: number) => value > RARE && numbers.includes(value);
const valueOf = (product: string) =>
  product.split('*').reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1);

function copiesIn(text: string): readonly string[] {
  const products = text.match(/\b\d[\d_]*(?: \* \d[\d_]*)*\b/g) ?? [];
  const lengths = [...text.matchAll(/\blimit=\{(\d+)/g)].filter(([, value]) => numbers.includes(Number(value)));
  return [
    ...products.filter((product) => isRare(valueOf(product))),
    ...lengths.map(([match]) => match),
    ...patterns.filter((pattern) => text.includes(pattern)),
    ...(text.match(/'image\/\w+'\s*[,|]\s*'image\/\w+'|PNG, JPEG/g) ?? []),
  ];
}

it('states the limits, patterns and image types of the contract only in openapi.yaml', () => {
  const files = FOLDERS.flatMap(filesBelow).filter(
    (path) => !/\.(?:test|d)\.tsx?$|\/generated\/|node_modules|certifier\/inputs\/arbitraries/.test(path),
  );
  const copies = files
    .filter((path) => !SIGNATURES.includes(path))
    .flatMap((path) => copiesIn(readFileSync(path, 'utf8')).map((copy) => `${path}: ${copy}`));
  expect(copies).toEqual([]);
});

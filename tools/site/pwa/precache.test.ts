import { describe, expect, it } from 'vitest';
import { selectPrecache } from './precache';

const files = (size: number, ...urls: string[]) => urls.map((url) => ({ url, size }));
const many = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, i) => name(i));
const code = files(5000, ...many(100, (i) => `assets/${i}.js`));
const first = files(10_000, 'index.html', '404.html', 'shell/admin.html', 'industries/banking.html');

describe('the precache of a large site', () => {
  it('has at most 300 files: all code, the shells, and the first pages', () => {
    const selected = selectPrecache([...files(10_000, ...many(3400, (i) => `area/${i}.html`)), ...code, ...first]);
    expect(selected).toHaveLength(300);
    expect(selected).toEqual(expect.arrayContaining([...code, ...first]));
  });

  it('has at most 4 MB before compression', () => {
    const selected = selectPrecache([...files(100_000, ...many(3400, (i) => `area/${i}.html`)), ...code, ...first]);
    expect(selected.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(4_000_000);
    expect(selected).toHaveLength(code.length + first.length + 34);
  });
});

it('the precache of a small site has every file', () => {
  expect(selectPrecache([...code, ...first])).toHaveLength(code.length + first.length);
});

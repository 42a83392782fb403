import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { withoutLoop } from './without-loop';

afterEach(() => setFlagsFromString('--regexp-optimization'));

it.each([
  [/^(ab|a),[a-c]+$/u, withoutLoop(/^(ab|a),/u, /[^a-c]/u, 1)],
  [/^[^a\n]*$/u, withoutLoop(/^/u, /[a\n]/u, 0)],
])('accepts the same texts as %s', (pattern, same) => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ab,', ',', 'd', '\n', '🚚'), maxLength: 8 });
  fc.assert(fc.property(text, (one) => same.test(one) === pattern.test(one)));
});

it('reads 16 MB while V8 does not optimise patterns', () => {
  const long = `data:${'a'.repeat(16 * 1024 * 1024)}`;
  setFlagsFromString('--no-regexp-optimization');
  expect(() => /^data:[a-y]+$/u.test(long)).toThrow(RangeError);
  expect(withoutLoop(/^data:/u, /[^a-y]/u, 1).test(long)).toBe(true);
  expect(withoutLoop(/^data:/u, /[^a-y]/u, 1).test(`${long}z`)).toBe(false);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The requirements of OWASP ASVS 5.0 at level 1 by section. */
const LEVEL_1 = {
  '1.2': 5,
  '1.3': 2,
  '1.5': 1,
  '2.1': 1,
  '2.2': 2,
  '2.3': 1,
  '3.2': 2,
  '3.3': 1,
  '3.4': 2,
  '3.5': 3,
  '4.1': 1,
  '4.4': 1,
  '5.2': 2,
  '5.3': 2,
  '6.1': 1,
  '6.2': 8,
  '6.3': 2,
  '6.4': 2,
  '7.2': 4,
  '7.4': 2,
  '8.1': 1,
  '8.2': 2,
  '8.3': 1,
  '9.1': 3,
  '9.2': 1,
  '10.4': 5,
  '11.3': 2,
  '11.4': 1,
  '12.1': 1,
  '12.2': 2,
  '13.4': 1,
  '14.2': 1,
  '14.3': 1,
  '15.1': 1,
  '15.2': 1,
  '15.3': 1,
} as const;

const rows = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(
    /^\| ((?:\*\*V\d+\*\* )?\d+\.\d+\.\d+[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm,
  ),
].map(([, requirement = '', result = '', reason = '']) => ({ requirement, result, reason }));

it('SECURITY.md names every requirement of level 1 once', () => {
  const named = rows.flatMap(({ requirement }) => requirement.match(/\d+\.\d+\.\d+/g) ?? []);
  const expected = Object.entries(LEVEL_1).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(named.toSorted()).toEqual(expected.toSorted());
  expect(named).toHaveLength(70);
});

it.each(rows)('$requirement has a known result and files that exist, or a reason', ({ result, reason }) => {
  expect(['met', 'not applicable', 'not met']).toContain(result);
  const files = [...reason.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(result !== 'met' || files.length > 0 || reason.startsWith('[')).toBe(true);
  expect(reason.length).toBeGreaterThan(10);
});

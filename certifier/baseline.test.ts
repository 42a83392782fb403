import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBaseline, withBaseline, writeBaseline } from './baseline';
import { checks } from './checks/all';
import type { Result } from './run-checks';

const [first, second] = checks;
if (!first || !second) throw new Error('There are no checks.');

const resultOf = ({ operation, rule, level }: typeof first, outcome: Result['outcome'], reason = ''): Result => ({
  operation,
  rule,
  level,
  outcome,
  reason,
  message: reason,
  milliseconds: 1,
});
const entryOf = ({ operation, rule }: typeof first, until = '2026-12-31') => ({
  operation,
  rule,
  reason: 'The search is rewritten in March.',
  until,
});
const today = '2026-11-26';

function temporaryFile(content?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-baseline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'known.json');
  if (content !== undefined) writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('accepts a known failure until its date, with its reason', () => {
  const [result] = withBaseline([resultOf(first, 'failed', 'no ETag')], [entryOf(first, today)], 'known.json', today);
  expect(result?.outcome).toBe('known');
  expect(result?.message).toBe('known until 2026-11-26: The search is rewritten in March. (no ETag)');
});

it('fails an expired failure, and says to remove it', () => {
  const [result] = withBaseline(
    [resultOf(first, 'failed', 'no ETag')],
    [entryOf(first, '2026-11-25')],
    'known.json',
    today,
  );
  expect(result?.outcome).toBe('failed');
  expect(result?.message).toContain('known until 2026-11-25: remove it from known.json');
});

it('fails a rule that holds again, and says to remove it', () => {
  const [result] = withBaseline([resultOf(first, 'passed')], [entryOf(first)], 'known.json', today);
  expect(result?.outcome).toBe('failed');
  expect(result?.message).toContain('the rule holds again: remove it from known.json');
});

it('does not call an entry healed if its rule was skipped or did not run', () => {
  const results = [resultOf(first, 'skipped'), resultOf(second, 'passed')];
  expect(withBaseline(results, [entryOf(first)], 'known.json', today)).toEqual(results);
});

it('still fails other rules', () => {
  const results = [resultOf(second, 'failed', 'new')];
  expect(withBaseline(results, [entryOf(first)], 'known.json', today)).toEqual(results);
});

it('writes the failures of a run, keeps what is known of those that still fail, and drops the others', () => {
  const file = temporaryFile([entryOf(first), entryOf(second)]);
  const third = checks[2] ?? first;
  writeBaseline(
    file,
    [resultOf(first, 'failed', 'no ETag'), resultOf(second, 'passed'), resultOf(third, 'failed', 'a reason\ncurl')],
    new Date('2026-11-26T12:00:00Z'),
  );
  expect(readBaseline(file)).toEqual([
    entryOf(first),
    { operation: third.operation, rule: third.rule, reason: 'a reason', until: '2027-02-24' },
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
});

it('keeps entries of rules that did not run', () => {
  const file = temporaryFile([entryOf(first)]);
  writeBaseline(file, [resultOf(second, 'passed')], new Date());
  expect(readBaseline(file)).toEqual([entryOf(first)]);
});

it.each([
  ['{', 'is not readable JSON'],
  ['{}', 'must be a list'],
  [[{ operation: 'login', rule: 'x', reason: '' }], 'must be a list'],
  [[{ ...entryOf(first), until: 'tomorrow' }], 'must be a list'],
  [[{ ...entryOf(first), until: '2027-02-31' }], 'must be a list'],
  [[{ ...entryOf(first), rule: 'no such rule' }], 'Remove it: '],
])('refuses %j', (content, message) => {
  expect(() => readBaseline(temporaryFile(content))).toThrow(message);
});

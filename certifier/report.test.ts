import { expect, it } from 'vitest';
import { htmlReport, jsonReport, junitReport, textReport, verdict } from './report';
import type { Result } from './run-checks';

const result = (outcome: Result['outcome'], changes: Partial<Result> = {}): Result => ({
  operation: 'listArticles',
  rule: 'a rule',
  level: 'L0',
  outcome,
  message: '',
  reason: '',
  milliseconds: 1,
  ...changes,
});

it('gives one cause one paragraph, and every other failure its own', () => {
  const text = textReport([
    result('failed', { rule: 'one', message: 'first message', reason: 'no ETag' }),
    result('passed', { rule: 'two' }),
    result('failed', { rule: 'three', message: 'second message', reason: 'no ETag' }),
    result('failed', { rule: 'four', message: 'third message', reason: 'another' }),
  ]);
  expect(text).toBe(`FAIL L0 listArticles: one
FAIL L0 listArticles: three
        no ETag
ok   L0 listArticles: two
FAIL L0 listArticles: four
        third message

1 passed, 3 failed, 0 skipped`);
});

it('cuts long lines in the text, but not in the other reports', () => {
  const long = `expected ${'x'.repeat(2000)}end`;
  const results = [result('failed', { message: `${long}\nshort`, reason: long })];
  const text = textReport(results);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBe(900);
  expect(text).toContain('\nshort\n');
  expect(text).toContain('Long lines are cut.');
  expect(textReport([result('passed')])).not.toContain('Long lines are cut.');
  for (const full of [jsonReport(results), junitReport(results), htmlReport(results, 'http://x')])
    expect(full).toContain(long);
});

it('certifies a backend that breaks no rule', () => {
  expect(verdict([result('passed'), result('skipped')], { level: 'L1', canSignIn: true })).toEqual({
    code: 0,
    text: 'The backend conforms at L1.',
  });
});

it('does not certify without an administrator, because most rules are skipped', () => {
  const { code, text } = verdict([result('passed'), result('skipped')], { level: 'L2', canSignIn: false });
  expect(code).toBe(3);
  expect(text).toContain('Not certified');
});

it.each([true, false])('reports a broken rule, whether an administrator was given or not (%s)', (canSignIn) => {
  expect(verdict([result('passed'), result('failed')], { level: 'L2', canSignIn }).code).toBe(1);
});

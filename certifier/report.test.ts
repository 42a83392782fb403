import { expect, it } from 'vitest';
import { verdict } from './report';
import type { Result } from './run-checks';

const result = (outcome: Result['outcome']): Result => ({
  operation: 'listArticles',
  rule: 'a rule',
  level: 'L0',
  outcome,
  message: '',
  milliseconds: 1,
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

import { expect, it } from 'vitest';
import type { Seen } from '../client/client';
import { shown } from '../outcome';
import type { Result } from '../run-checks';
import { htmlReport } from './html-report';
import { jsonReport, junitReport, levelReached, textReport, verdict } from './report';

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

const runOf = (results: readonly Result[], seen: readonly Seen[] = []) => ({ url: 'http://x/api', results, seen });

it('gives one cause one paragraph, and every other failure its own', () => {
  const text = textReport(
    runOf([
      result('failed', { rule: 'one', message: 'first message', reason: 'no ETag' }),
      result('passed', { rule: 'two' }),
      result('failed', { rule: 'three', message: 'second message', reason: 'no ETag' }),
      result('failed', { rule: 'four', message: 'third message', reason: 'another' }),
    ]),
  );
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
  const text = textReport(runOf(results));
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBe(900);
  expect(text).toContain('\nshort\n');
  expect(text).toContain('Long lines are cut.');
  expect(textReport(runOf([result('passed')]))).not.toContain('Long lines are cut.');
  for (const full of [jsonReport(runOf(results)), junitReport(runOf(results)), htmlReport(runOf(results))])
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

it('certifies nothing if only some rules ran', () => {
  const { code, text } = verdict([result('passed')], { level: 'L2', canSignIn: true, isPartial: true });
  expect(code).toBe(0);
  expect(text).not.toContain('conforms');
});

it('counts known failures, and does not fail because of them', () => {
  const { code, text } = verdict([result('passed'), result('known')], { level: 'L1', canSignIn: true });
  expect(code).toBe(0);
  expect(text).toBe('The backend conforms at L1, apart from 1 known failure.');
  expect(textReport(runOf([result('known')]))).toContain('0 passed, 0 failed, 0 skipped, 1 known');
});

const mixed = [
  result('passed', { level: 'L0' }),
  result('passed', { level: 'L1' }),
  result('failed', { level: 'L2', operation: 'listArticles', rule: 'pages are right', reason: 'no total' }),
  result('failed', { level: 'L2', operation: 'createArticle', rule: 'keys are kept', reason: 'no total' }),
  result('failed', { level: 'L2', operation: 'listJobs', rule: 'jobs exist', reason: 'no jobs' }),
];

it.each([
  [mixed, 'L1'],
  [[result('passed', { level: 'L0' }), result('known', { level: 'L1' })], 'L0'],
  [[result('passed', { level: 'L0' }), result('skipped', { level: 'L1' })], 'L0'],
  [[result('failed', { level: 'L0' }), result('passed', { level: 'L1' })], undefined],
])('finds the level that is reached (%#)', (results, level) => {
  expect(levelReached(results)).toBe(level);
});

it('tells a team leader the level, what the next one lacks, and the causes that break most rules', () => {
  const html = htmlReport(runOf(mixed));
  expect(html).toContain('Level reached: L1');
  expect(html).toContain('Missing for L2');
  expect(html.indexOf('2 rules of listArticles, createArticle: no total')).toBeLessThan(
    html.indexOf('1 rule of listJobs'),
  );
});

it('has a matrix of responses, and lists those that the document does not know', () => {
  const seen: readonly Seen[] = [
    { operation: 'listArticles', status: 200, milliseconds: 3, rule: 'a' },
    { operation: 'listArticles', status: 200, milliseconds: 9, rule: 'b' },
    { operation: 'listArticles', status: 418, milliseconds: 1, rule: 'b' },
  ];
  const list = JSON.parse(jsonReport(runOf(mixed, seen))).coverage.find(
    ({ operation }: { operation: string }) => operation === 'listArticles',
  );
  expect(list.declared).toEqual({ 200: ['a', 'b'], 304: [], 422: [], 500: [], 503: [] });
  expect(list.unknown).toEqual({ 418: ['b'] });
  const html = htmlReport(runOf(mixed, seen));
  expect(html).toContain('listArticles 418: b');
  expect(html).toContain('<th>listArticles<td title="a\nb">2');
  expect(textReport(runOf(mixed, seen))).toContain('95 of 100 responses arrived within: listArticles 9 ms');
});

it('escapes characters in messages that nobody can see', () => {
  expect(shown(['\u200b', 'a\u202eb', '\u3164', 'é🚚'])).toBe('["\\u200b","a\\u202eb","\\u3164","é🚚"]');
});

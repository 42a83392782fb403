import { type Level, levels } from '../check';
import type { Seen } from '../client/client';
import type { Result } from '../run-checks';
import { coverageOf, timeLine, timesOf } from './observations';

/** A finished run. */
export interface Run {
  readonly url: string;
  readonly results: readonly Result[];
  readonly seen: readonly Seen[];
}

/** Counts the results with an outcome. */
export const count = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

/** Writes `61 passed, 2 failed, 1 skipped`, and the number of known failures if there are any. */
export const summary = (results: readonly Result[]): string =>
  (['passed', 'failed', 'skipped', 'known'] as const)
    .filter((outcome) => outcome !== 'known' || count(results, outcome) > 0)
    .map((outcome) => `${count(results, outcome)} ${outcome}`)
    .join(', ');

const isBroken = ({ outcome }: Result) => outcome === 'failed' || outcome === 'known';

/** Returns the highest level without a failure, or undefined. A level is not reached if none of its rules has passed. */
export function levelReached(results: readonly Result[]): Level | undefined {
  const first = levels.findIndex((level) => {
    const own = results.filter((result) => result.level === level);
    return own.some(isBroken) || !own.some(({ outcome }) => outcome === 'passed');
  });
  return first < 0 ? levels.at(-1) : levels[first - 1];
}

/** Groups the failures by cause. The cause that breaks most rules comes first. */
export const causes = (results: readonly Result[]): readonly (readonly Result[])[] =>
  byCause(results.filter(isBroken)).toSorted((one, other) => other.length - one.length);

interface VerdictOptions {
  readonly level: Level;
  readonly canSignIn: boolean;
  /** True if `--only` or `--skip` left rules out. */
  readonly isPartial?: boolean;
}

/** Returns the exit code of a run, and its last line. */
export function verdict(results: readonly Result[], { level, canSignIn, isPartial = false }: VerdictOptions) {
  const known = count(results, 'known');
  if (results.some(({ outcome }) => outcome === 'failed'))
    return { code: 1, text: isPartial ? 'The backend breaks a rule.' : `The backend does not conform at ${level}.` };
  if (isPartial) return { code: 0, text: 'The chosen rules hold. To certify a level, run without --only and --skip.' };
  if (canSignIn && known > 0)
    return {
      code: 0,
      text: `The backend conforms at ${level}, apart from ${known} known ${known === 1 ? 'failure' : 'failures'}.`,
    };
  if (canSignIn) return { code: 0, text: `The backend conforms at ${level}.` };
  return {
    code: 3,
    text: `Not certified: rules were skipped because no administrator was given (--email and --password).`,
  };
}

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip', known: 'know' } as const;

/** The longest line of a text report. A `curl` command with an article of the usual size fits. */
const LONGEST_LINE = 900;
const CUT_NOTE = 'Long lines are cut. The reports json, junit and html contain them in full.';

const cut = (line: string) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line);

/** Groups results by cause, in the order of the first result. A passed rule has its own group. */
function byCause(results: readonly Result[]): readonly (readonly Result[])[] {
  const groups = new Map<string, Result[]>();
  for (const [at, result] of results.entries()) {
    const key = result.outcome === 'passed' ? String(at) : `${result.outcome} ${result.reason}`;
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups.values()];
}

/** Writes the report as text. Rules that fail or are skipped for the same cause share a paragraph. */
export function textReport({ results, seen }: Run): string {
  const lines = byCause(results).flatMap((group) => {
    const rules = group.map(
      ({ outcome, level, operation, rule }) => `${marks[outcome]} ${level} ${operation}: ${rule}`,
    );
    const [{ message, reason } = { message: '', reason: '' }] = group;
    const text = group.length > 1 ? reason : message;
    return text ? [...rules, ...`        ${text}`.split('\n')] : rules;
  });
  const isCut = lines.some((line) => line.length > LONGEST_LINE);
  return [
    ...lines.map(cut),
    '',
    ...(isCut ? [CUT_NOTE] : []),
    ...(seen.length > 0 ? [timeLine(seen)] : []),
    summary(results),
  ].join('\n');
}

/** Writes the report as JSON. */
export const jsonReport = ({ results, seen }: Run): string =>
  JSON.stringify(
    {
      summary: summary(results),
      level: levelReached(results) ?? null,
      results,
      p95Milliseconds: timesOf(seen),
      coverage: coverageOf(seen),
    },
    null,
    2,
  );

/** Escapes text for XML and HTML. */
export const escaped = (text: string): string =>
  text
    // XML cannot contain control characters, even if they are escaped.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Writes the report as JUnit XML, for CI systems. A known failure counts as skipped. */
export function junitReport({ results }: Run): string {
  const cases = results.map(({ operation, rule, level, outcome, message, milliseconds }) => {
    const inner = {
      passed: '',
      failed: `<failure message="${escaped(message)}"/>`,
      skipped: `<skipped message="${escaped(message)}"/>`,
      known: `<skipped message="${escaped(message)}"/>`,
    };
    const name = `name="${escaped(`${level} ${rule}`)}" classname="${operation}" time="${milliseconds / 1000}"`;
    return `    <testcase ${name}>${inner[outcome]}</testcase>`;
  });
  const totals = `tests="${results.length}" failures="${count(results, 'failed')}" skipped="${count(results, 'skipped') + count(results, 'known')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="contract" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

import type { Level } from './check';
import type { Result } from './run-checks';

const count = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

/** `61 passed, 2 failed, 1 skipped`. */
export const summary = (results: readonly Result[]): string =>
  (['passed', 'failed', 'skipped'] as const).map((outcome) => `${count(results, outcome)} ${outcome}`).join(', ');

/** The last line of a run, and its exit code. */
export function verdict(results: readonly Result[], { level, canSignIn }: { level: Level; canSignIn: boolean }) {
  if (results.some(({ outcome }) => outcome === 'failed'))
    return { code: 1, text: `The backend does not conform at ${level}.` };
  if (canSignIn) return { code: 0, text: `The backend conforms at ${level}.` };
  return {
    code: 3,
    text: `Not certified: rules were skipped because no administrator was given (--email and --password).`,
  };
}

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

/** The longest line of a text report. A `curl` command with an article of usual size fits. */
const LONGEST_LINE = 900;
const CUT_NOTE = 'Long lines are cut. The reports json, junit and html contain them in full.';

const cut = (line: string) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line);

/** The results by cause, in the order of their first result. A passed rule is alone. */
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

/** The report as text. Rules that fail or are skipped for one cause share one paragraph. */
export function textReport(results: readonly Result[]): string {
  const lines = byCause(results).flatMap((group) => {
    const rules = group.map(
      ({ outcome, level, operation, rule }) => `${marks[outcome]} ${level} ${operation}: ${rule}`,
    );
    const [{ message, reason } = { message: '', reason: '' }] = group;
    const text = group.length > 1 ? reason : message;
    return text ? [...rules, ...`        ${text}`.split('\n')] : rules;
  });
  const isCut = lines.some((line) => line.length > LONGEST_LINE);
  return [...lines.map(cut), '', ...(isCut ? [CUT_NOTE] : []), summary(results)].join('\n');
}

export const jsonReport = (results: readonly Result[]): string =>
  JSON.stringify({ summary: summary(results), results }, null, 2);

const escaped = (text: string): string =>
  text
    // XML cannot contain control characters, not even escaped.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function junitReport(results: readonly Result[]): string {
  const cases = results.map(({ operation, rule, level, outcome, message, milliseconds }) => {
    const inner = {
      passed: '',
      failed: `<failure message="${escaped(message)}"/>`,
      skipped: `<skipped message="${escaped(message)}"/>`,
    };
    const name = `name="${escaped(`${level} ${rule}`)}" classname="${operation}" time="${milliseconds / 1000}"`;
    return `    <testcase ${name}>${inner[outcome]}</testcase>`;
  });
  const totals = `tests="${results.length}" failures="${count(results, 'failed')}" skipped="${count(results, 'skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="contract" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #8884}
.failed{color:#b3261e}.skipped{opacity:.7}small{display:block;white-space:pre-wrap;overflow-wrap:anywhere}`;

export function htmlReport(results: readonly Result[], url: string): string {
  const rows = results.map(
    ({ outcome, level, operation, rule, message }) =>
      `<tr class="${outcome}"><td>${outcome}</td><td>${level}</td><td>${operation}</td><td>${escaped(rule)}<small>${escaped(message)}</small></td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contract report</title><style>${style}</style>
<h1>Contract report</h1><p>${escaped(url)}: ${summary(results)}</p>
<table><thead><tr><th>Outcome<th>Level<th>Operation<th>Rule</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></html>`;
}

import { levels } from '../check';
import type { Result } from '../run-checks';
import { type Coverage, coverageOf, timesOf } from './observations';
import { causes, escaped, levelReached, type Run, summary } from './report';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #8884}
.failed,.unseen{color:#b3261e}.skipped{opacity:.7}small{display:block;white-space:pre-wrap;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){.failed,.unseen{color:#ff8a80}}`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}`).join('\n')}</ul>`;

/** The overview lists this many causes. */
const CAUSES = 3;

/** Writes the overview for a team leader: the level, the rules that the next level still needs, and the causes that break most rules. */
function overview({ results }: Run): string {
  const reached = levelReached(results);
  const next = levels[reached === undefined ? 0 : levels.indexOf(reached) + 1];
  const missing = results.filter(
    ({ level, outcome }) => level === next && (outcome === 'failed' || outcome === 'known'),
  );
  const cause = (group: readonly Result[]) =>
    `${group.length === 1 ? '1 rule' : `${group.length} rules`} of ${escaped([...new Set(group.map(({ operation }) => operation))].join(', '))}: ${escaped(group[0]?.reason.split('\n')[0] ?? '')}`;
  const top = causes(results).slice(0, CAUSES);
  return [
    `<p><strong>${reached === undefined ? 'No level is reached' : `Level reached: ${reached}`}</strong></p>`,
    missing.length > 0
      ? `<h2>Missing for ${next}</h2>${list(missing.map(({ operation, rule }) => `${operation}: ${escaped(rule)}`))}`
      : '',
    top.length > 0 ? `<h2>What breaks most rules</h2>${list(top.map(cause))}` : '',
  ].join('\n');
}

function coverageTable(coverage: readonly Coverage[]): string {
  const statuses = [...new Set(coverage.flatMap(({ declared }) => Object.keys(declared)))].toSorted();
  const cell = (rules: readonly string[] | undefined) => {
    if (rules === undefined) return '<td>';
    return `<td title="${escaped(rules.join('\n'))}"${rules.length === 0 ? ' class="unseen"' : ''}>${rules.length}`;
  };
  const rows = coverage.map(
    ({ operation, declared }) => `<tr><th>${operation}${statuses.map((status) => cell(declared[status])).join('')}`,
  );
  const unknown = coverage.flatMap(({ operation, unknown }) =>
    Object.entries(unknown).map(([status, rules]) => `${operation} ${status}: ${escaped(rules.join('; '))}`),
  );
  return `<h2>Responses</h2><p>How many rules saw each response that the document declares. Rules about the others saw none.</p>
<table><thead><tr><th>Operation${statuses.map((status) => `<th>${status}`).join('')}</thead><tbody>
${rows.join('\n')}</tbody></table>
${unknown.length > 0 ? `<h2>Responses that the document does not know</h2>${list(unknown)}` : ''}`;
}

/** Writes the whole run as one HTML page. */
export function htmlReport(run: Run): string {
  const { results, url, seen } = run;
  const rows = results.map(
    ({ outcome, level, operation, rule, message }) =>
      `<tr class="${outcome}"><td>${outcome}</td><td>${level}</td><td>${operation}</td><td>${escaped(rule)}<small>${escaped(message)}</small></td></tr>`,
  );
  const times = Object.entries(timesOf(seen)).map(([operation, time]) => `${operation}: ${time} ms`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contract report</title><style>${style}</style>
<h1>Contract report</h1><p>${escaped(url)}: ${summary(results)}</p>
${overview(run)}
<h2>Rules</h2><table><thead><tr><th>Outcome<th>Level<th>Operation<th>Rule</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${coverageTable(coverageOf(seen))}
<h2>Response times</h2><p>95 of 100 responses arrived within this time.</p>${list(times)}
</html>`;
}

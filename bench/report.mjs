// Helpers for figures and Markdown.

/** The median of the finite values, or NaN if there are none. */
export const median = (list) => {
  const sorted = list.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

export const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

export const whole = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');

/** A Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const WRONG = 'not ok';
/** Rows of a table of limits: a name, a figure, its limit, and whether it holds. */
export const verdict = (isOk) => (isOk ? 'ok' : WRONG);
export const most = (name, value, limit) => [name, whole(value), `at most ${limit}`, verdict(value <= limit)];
export const least = (name, value, limit) => [name, whole(value), `at least ${limit}`, verdict(value >= limit)];

/** Formats rows with limits. A figure beyond its limit makes the command fail. */
export function limitsTable(rows) {
  if (rows.some((row) => row.includes(WRONG))) process.exitCode = 1;
  return table(['measure', 'figure', 'limit', 'verdict'], rows);
}

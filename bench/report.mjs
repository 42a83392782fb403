// How figures are put together and set down.

/** The middle of the finite values; NaN where there is none. */
export const median = (list) => {
  const sorted = list.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

export const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

export const whole = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');

/** Three figures, whatever the size. */
export const rounded = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '–');

/** A table in Markdown. */
export const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A list in Markdown, for what the table only sums up. */
export const list = (title, lines) => [`${title}:`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');

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

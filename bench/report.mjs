// Helpers for figures and Markdown.

/** The median of the finite values, or NaN if there are none. */
export const median = (list) => {
  const sorted = list.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

export const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

export const whole = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');

/** Rounds to three significant digits. */
export const rounded = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '–');

/** A Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A Markdown list, for details of a table. */
export const list = (title, lines) => [`${title}:`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');

/** A table with one row per figure and one column per size, and the ratio of the largest to the smallest size. */
export function curve(kind, points) {
  const [smallest] = points;
  const largest = points.at(-1);
  const rows = Object.keys(smallest)
    .filter((name) => name !== kind)
    .map((name) => [
      name,
      ...points.map((point) => rounded(point[name])),
      `×${(largest[name] / smallest[name]).toFixed(2)}`,
    ]);
  return table(
    [kind, ...points.map((point) => String(point[kind])), `×${rounded(largest[kind] / smallest[kind])}`],
    rows,
  );
}

/** Measures one size after the other. */
export async function pointsOf(counts, measure) {
  const points = [];
  for (const count of counts) {
    points.push(await measure(count));
    console.error(`curves ${JSON.stringify(points.at(-1))}`);
  }
  return points;
}

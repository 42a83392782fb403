import { formatCount } from './format-count';

/** Fills the `{names}` of a text: '{count} requests' with `{ count: 2 }` gives '2 requests'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** The singular or plural text, with the count filled in: '2,000 jobs'. */
export const countText = (count: number, one: string, many: string) =>
  fill(count === 1 ? one : many, { count: formatCount(count) });

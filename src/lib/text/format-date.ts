/** The form of a calendar date. The day may not exist. */
export const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date at midnight UTC; undefined when the text is not `YYYY-MM-DD` or no such day exists. */
function parse(text: string): Date | undefined {
  const [, year, month, day] = CALENDAR_DATE.exec(text) ?? [];
  if (!year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Years below 100 and days past the month's end roll over to another date.
  return date.toISOString().startsWith(text) ? date : undefined;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A calendar date `YYYY-MM-DD` in US long form ('November 20, 2026'), the same day in every time zone. Any other text is
 * returned unchanged (`docs/decisions.md`). Without `Intl`, whose first use blocks a slow phone for 100 ms.
 */
export function formatDate(text: string): string {
  const date = parse(text);
  return date ? `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : text;
}

/** A moment, in milliseconds since 1970, in the reader's time zone: 'November 21, 2026, 9:41 AM'. */
export function formatMoment(moment: number): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long' });
  return `${day}, ${date.toLocaleTimeString('en-US', { timeStyle: 'short' })}`;
}

/** Whether the text is a calendar date that exists. */
export const isCalendarDate = (text: string) => parse(text) !== undefined;

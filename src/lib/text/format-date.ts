const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date at midnight UTC; undefined when the text is not `YYYY-MM-DD` or no such day exists. */
function parse(text: string): Date | undefined {
  const [, year, month, day] = CALENDAR_DATE.exec(text) ?? [];
  if (!year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Years below 100 and days past the month's end roll over to another date.
  return date.toISOString().startsWith(text) ? date : undefined;
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A calendar date `YYYY-MM-DD` in US long form ('November 20, 2026'). Formatted in UTC, so it is the same day in every
 * time zone. Any other text is returned unchanged (`docs/decisions.md`).
 */
export function formatDate(text: string): string {
  const date = parse(text);
  return date ? LONG.format(date) : text;
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A moment, in milliseconds since 1970, in the reader's time zone: 'November 21, 2026, 9:41 AM'. */
export const formatMoment = (moment: number) => `${DAY.format(moment)}, ${TIME.format(moment)}`;

/** Whether the text is a calendar date that exists. */
export const isCalendarDate = (text: string) => parse(text) !== undefined;

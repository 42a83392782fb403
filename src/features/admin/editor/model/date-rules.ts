import { CALENDAR_DATE } from '~/lib/text/format-date';

/** The year in which the firm was founded (S9.claims-text). */
const FIRST_YEAR = 2007;
/** Articles are not planned further ahead, in years. */
const AHEAD = 10;

/** A date whose year was typed with two digits, as a date of this century: '0026-11-26' becomes '2026-11-26'. */
export const withFullYear = (date: string): string => date.replace(/^00(?=\d\d-)/, '20');

/** What is unusual about a date, or undefined. Dates and `today` are `YYYY-MM-DD`; other text is not judged. */
export function oddDate(date: string, today: string): 'old' | 'far' | 'future' | undefined {
  if (!CALENDAR_DATE.test(date)) return undefined;
  if (Number(date.slice(0, 4)) < FIRST_YEAR) return 'old';
  if (date > `${Number(today.slice(0, 4)) + AHEAD}${today.slice(4)}`) return 'far';
  return date > today ? 'future' : undefined;
}

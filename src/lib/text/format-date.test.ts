import { describe, expect, it } from 'vitest';
import { formatDate, isCalendarDate } from './format-date';

describe('formatDate', () => {
  it.each([
    ['2026-11-20', 'November 20, 2026'],
    ['2025-01-01', 'January 1, 2025'],
    ['2024-02-29', 'February 29, 2024'],
    ['1999-12-31', 'December 31, 1999'],
  ])('shows %s as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('names every day of a leap year as Intl does', () => {
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
    const shown = days.map((day) => formatDate(day.toISOString().slice(0, 10)));
    expect(shown).toEqual(days.map((day) => long.format(day)));
  });

  it.each(['', 'soon', '2025-02-29', '2025-13-01', '20-11-2026', '2026-11-20T00:00:00Z', '0000-00-00'])(
    'returns %j unchanged',
    { tags: ['S8.parse-failure'] },
    (text) => {
      expect(formatDate(text)).toBe(text);
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata'])(
    'names the same day in %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(formatDate('2026-11-20')).toBe('November 20, 2026');
        // The clocks change on these days.
        expect(formatDate('2026-03-08')).toBe('March 8, 2026');
        expect(formatDate('2026-11-01')).toBe('November 1, 2026');
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

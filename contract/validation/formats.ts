import { isShallow } from './json-depth';

/** True if the text is an existing day in the format YYYY-MM-DD. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** True if the text is a JSON array that is not nested too deeply. */
function isJsonList(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  return Array.isArray(value) && isShallow(value);
}

/** The formats that the generated validators check, by name. */
export const formats = { date: isCalendarDate, 'json-list': isJsonList } as const;

import { departmentOptions, type FilterOption, type JobFilters, typeOptions } from './filter-jobs';

/** Names of the filters in the page's address and of the form's fields. */
export const FIELD = { text: 'q', departments: 'department', types: 'type' } as const;

/** Values of a repeated or comma-separated parameter that are valid options, in the options' order. */
function chosen(params: URLSearchParams, name: string, options: readonly FilterOption[]) {
  const values = new Set(params.getAll(name).flatMap((value) => value.split(',')));
  return options.filter(({ id }) => values.has(id)).map(({ id }) => id);
}

/** Reads the filters of an address. Ignores values that are not a department or job type. */
export function readFilters(search: string): JobFilters {
  const params = new URLSearchParams(search);
  return {
    text: params.get(FIELD.text) ?? '',
    departments: chosen(params, FIELD.departments, departmentOptions),
    types: chosen(params, FIELD.types, typeOptions),
  };
}

/** The query of these filters: '' or '?q=java&department=engineering,product'. */
export function filtersQuery({ text, departments, types }: JobFilters): string {
  const parts = [
    text && `${FIELD.text}=${encodeURIComponent(text)}`,
    departments.length > 0 && `${FIELD.departments}=${departments.join(',')}`,
    types.length > 0 && `${FIELD.types}=${types.join(',')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The filters in the form's fields, even before hydration. */
export const readForm = (form: HTMLFormElement) =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString());

/** Merges both. The text of `added` wins if there is one. */
export const joinFilters = (filters: JobFilters, added: JobFilters): JobFilters => ({
  text: added.text || filters.text,
  departments: [...new Set([...filters.departments, ...added.departments])],
  types: [...new Set([...filters.types, ...added.types])],
});

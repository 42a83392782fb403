import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The type of an error that the server reported. */
export const REFUSED = 'refused';

/**
 * Shows the server's messages at the fields of a form, and focuses the first of these fields. Users can only fix what
 * they see.
 */
export function showRefusal<T extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
  messages: Readonly<Record<string, string>>,
) {
  const isField = (name: string): name is Path<T> => name in getValues();
  const refused = Object.keys(messages).filter(isField);
  for (const [index, name] of refused.entries())
    setError(name, { type: REFUSED, message: messages[name] ?? '' }, { shouldFocus: index === 0 });
}

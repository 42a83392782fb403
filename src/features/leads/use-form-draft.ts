import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { refuseFileDrops } from '~/lib/browser/refuse-file-drops';
import { sessionStore } from '~/lib/storage/safe-storage';
import { isTabUnsaved, setUnsaved } from '~/lib/unsaved';
import { isRecord } from '~contract/is-record';

const storageKey = (name: string) => `draft:${name}`;

/** The text typed into a form before a reload or a closed dialog, merged into the given empty values. */
export function readFormDraft<T extends Record<string, string>>(name: string, empty: T): T {
  const stored = sessionStore.get(storageKey(name));
  if (!stored) return empty;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!isRecord(parsed)) return empty;
    const draft = { ...empty };
    for (const key of Object.keys(empty)) {
      const value = parsed[key];
      // An empty field must not hide a default, such as the topic of a link.
      if (typeof value === 'string' && value !== '') Object.assign(draft, { [key]: value });
    }
    return draft;
  } catch {
    // Other code wrote under this key: the form starts empty.
    return empty;
  }
}

type FormText = Readonly<Record<string, string>>;
const mounted = new Map<string, (values: FormText) => void>();

/** Fills values into a form: the one on screen, or the next one shown. */
export function writeFormDraft(name: string, values: FormText) {
  sessionStore.set(storageKey(name), JSON.stringify(values));
  mounted.get(name)?.(values);
}

/** Whether the form has text that `values` would replace. */
export const hasOtherText = (name: string, values: Record<string, string>) =>
  JSON.stringify(readFormDraft(name, values)) !== JSON.stringify(values);

export const clearFormDraft = (name: string) => sessionStore.remove(storageKey(name));

/** Empties a form unless its text has changed since it was sent. Returns true if nothing is left to send. */
export function clearSent<T extends FieldValues>(name: string, form: UseFormReturn<T>, sent: T, empty: T) {
  const text = JSON.stringify(sent);
  if (JSON.stringify(form.getValues()) === text) form.reset(empty);
  if (sessionStore.get(storageKey(name)) === text) clearFormDraft(name);
  return sessionStore.get(storageKey(name)) === null;
}

/**
 * Saves the input in this tab until it is sent, so that a closed dialog, a reload or a crash loses nothing. Only in
 * this tab, because the text contains a name and a number. While there is a draft, an update of the app waits.
 */
export function useFormDraft<T extends FieldValues>(
  name: string,
  { subscribe, reset, getValues }: Pick<UseFormReturn<T>, 'subscribe' | 'reset' | 'getValues'>,
) {
  useEffect(() => {
    const keep = (values: T) => {
      const hasText = Object.values(values).some((value) => value !== '');
      setUnsaved(name, hasText);
      if (hasText) sessionStore.set(storageKey(name), JSON.stringify(values));
      else clearFormDraft(name);
    };
    // Text typed before hydration is already in the form.
    keep(getValues());
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    mounted.set(name, (values) => reset((current) => ({ ...current, ...values })));
    const allowFileDrops = refuseFileDrops(isTabUnsaved);
    return () => {
      stop();
      allowFileDrops();
      mounted.delete(name);
      setUnsaved(name, false);
    };
  }, [name, subscribe, reset, getValues]);
}

import { useSyncExternalStore } from 'react';
import { sessionStore } from '~/lib/storage/safe-storage';
import { createStore } from '~/lib/store';
import { type ArticleTexts, OPTIONAL_TEXTS, type TextField } from '~contract/article-texts';
import { isRecord } from '~contract/is-record';

/** The tab remembers whether the backend stores the optional texts of articles. Its responses show that. */
const KEY = 'mindwave-stored-texts';

function remembered(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStore.get(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const known = createStore(remembered());

/** True or false once a response has shown it, undefined before. */
export function storesText(field: TextField): boolean | undefined {
  const value = known.get()[field];
  return typeof value === 'boolean' ? value : undefined;
}

export const useStoresText = (field: TextField) =>
  useSyncExternalStore(
    known.subscribe,
    () => storesText(field),
    () => undefined,
  );

/** The texts that were sent but are missing from the response. */
export const lostTexts = (sent: ArticleTexts, received: ArticleTexts): readonly TextField[] =>
  OPTIONAL_TEXTS.filter((field) => sent[field] !== undefined && received[field] === undefined);

/**
 * Learns from an article that the backend sent. `sent` is what was saved. Without it, a missing text proves nothing.
 */
export function noteStoredTexts(received: ArticleTexts, sent: ArticleTexts = received): void {
  const stored = OPTIONAL_TEXTS.filter((field) => received[field] !== undefined).map((field) => [field, true] as const);
  const lost = lostTexts(sent, received).map((field) => [field, false] as const);
  const news = [...stored, ...lost].filter(([field, isStored]) => storesText(field) !== isStored);
  if (news.length === 0) return;
  const next = { ...known.get(), ...Object.fromEntries(news) };
  sessionStore.set(KEY, JSON.stringify(next));
  known.set(next);
}

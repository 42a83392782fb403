import { useEffect, useEffectEvent, useState } from 'react';
import { type EditOwner, holdArticle } from '~/features/admin/editor/drafts/edit-locks';
import { ownName as siteName } from '~/lib/base';
import { whileShown } from '~/lib/page-cache';
import { randomId } from '~/lib/random-id';

const CHANNEL = siteName('mindwave-articles');

interface SavedMessage {
  readonly id: string;
  /** The page that saved: a page hears its own messages too. */
  readonly from: string;
}

let ownName: string | undefined;
const nameOfThisPage = () => {
  ownName ??= randomId();
  return ownName;
};

const isSavedMessage = (data: unknown): data is SavedMessage =>
  typeof data === 'object' && data !== null && 'id' in data && 'from' in data;

/** Tells editors of the same article in other tabs that it was saved here. */
export function tellSaved(id: string) {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, from: nameOfThisPage() } satisfies SavedMessage);
  channel.close();
}

/** Who has the article open first, this tab or another one, and word of saves in other tabs. */
export function useOpenElsewhere(key: string | undefined, id: string | undefined, onSavedElsewhere: () => void) {
  const [owner, setOwner] = useState<EditOwner>();
  useEffect(() => (key ? whileShown(() => holdArticle(key, setOwner)) : undefined), [key]);

  const heard = useEffectEvent((data: unknown) => {
    if (isSavedMessage(data) && data.id === id && data.from !== nameOfThisPage()) onSavedElsewhere();
  });
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const channel = new BroadcastChannel(CHANNEL);
    const listen = (event: MessageEvent) => heard(event.data);
    channel.addEventListener('message', listen);
    return () => channel.close();
  }, []);

  return owner;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { ownName } from '~/lib/base';
import { randomId } from '~/lib/random-id';
import { whileShown } from '~/lib/storage/page-cache';
import { type EditOwner, lockArticle } from './article-owner';

const CHANNEL = ownName('mindwave-articles');

interface SavedMessage {
  readonly id: string;
  /** The page that saved. A page also receives its own messages. */
  readonly from: string;
}

let pageId: string | undefined;
const thisPage = () => {
  pageId ??= randomId();
  return pageId;
};

const isSavedMessage = (data: unknown): data is SavedMessage =>
  typeof data === 'object' && data !== null && 'id' in data && 'from' in data;

/** Tells editors of the same article in other tabs that it was saved. */
export function tellSaved(id: string) {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, from: thisPage() } satisfies SavedMessage);
  channel.close();
}

/** Returns which tab opened the article first, and calls back when another tab saves it. */
export function useOtherTabs(key: string | undefined, id: string | undefined, onSavedElsewhere: () => void) {
  const [owner, setOwner] = useState<EditOwner>();
  useEffect(() => (key ? whileShown(() => lockArticle(key, setOwner)) : undefined), [key]);

  const heard = useEffectEvent((data: unknown) => {
    if (isSavedMessage(data) && data.id === id && data.from !== thisPage()) onSavedElsewhere();
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

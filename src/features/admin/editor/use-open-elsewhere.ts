import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EditOwner, holdEditLock } from './edit-locks';

const CHANNEL = 'mindwave-articles';

const idOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : undefined;

/** Whether the same article is open in another tab, and word of its saves there. */
export function useOpenElsewhere(key: string | undefined, id: string | undefined, onSavedElsewhere: () => void) {
  const [owner, setOwner] = useState<EditOwner>();
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    if (!key) return;
    return holdEditLock(key, setOwner);
  }, [key]);

  const heard = useEffectEvent((data: unknown) => {
    if (id !== undefined && idOf(data) === id) onSavedElsewhere();
  });
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    const listen = (event: MessageEvent) => heard(event.data);
    opened.addEventListener('message', listen);
    return () => opened.close();
  }, []);

  return { owner, tellSaved: (saved: string) => channel.current?.postMessage({ id: saved }) };
}

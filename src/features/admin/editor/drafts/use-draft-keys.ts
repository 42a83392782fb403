import { useEffect, useState } from 'react';
import { loadConfig } from '~/api/config';
import { randomId } from '~/lib/random-id';
import { draftKey } from './draft-store';

export interface DraftKeys {
  /** The article that is edited, of the backend it belongs to; a new article has one of its own. */
  readonly key: string;
  /** What the keys of all new articles begin with. */
  readonly newPrefix: string;
  /** This editor's own, for a draft beside that of another tab. */
  readonly besideKey: string;
}

/** Under which keys drafts of this editor are kept; undefined until it is known which backend answers. */
export function useDraftKeys(id: string | undefined, isPublic: boolean): DraftKeys | undefined {
  const [origin, setOrigin] = useState<string>();
  const [ownId] = useState(randomId);
  useEffect(() => {
    loadConfig().then(
      ({ apiUrl }) => setOrigin(apiUrl ?? location.origin),
      // Without the settings nothing can be saved; the draft is kept for this site all the same.
      () => setOrigin(location.origin),
    );
  }, []);
  const prefix = isPublic ? 'new-public-' : 'new-admin-';
  const key = draftKey(origin ?? '', id ?? `${prefix}${ownId}`);
  const [keys, setKeys] = useState<DraftKeys>();
  if (origin !== undefined && keys?.key !== key) {
    setKeys({ key, newPrefix: draftKey(origin, prefix), besideKey: `${key}${BESIDE}${ownId}` });
  }
  return keys;
}

/** Drafts that stand beside the one of an article: written in a second tab, or put aside to decide later. */
export const BESIDE = '~';

import { useEffect, useState } from 'react';
import { loadConfig } from '~/api/config';
import { randomId } from '~/lib/random-id';
import { draftKey } from './draft-store';

/** Stands between the key of an article and the id of an editor, in the key of a second draft of the same article. */
export const EXTRA_DRAFT = '~';

export interface DraftKeys {
  /** Identifies the article and its backend. Each new article has a different key. */
  readonly key: string;
  /** The prefix of the keys of all new articles. */
  readonly newPrefix: string;
  /** For a second draft of the article, written in a second tab. */
  readonly extraKey: string;
}

/** The keys for the drafts of this editor. Undefined until the app knows its backend. */
export function useDraftKeys(id: string | undefined, isPublic: boolean): DraftKeys | undefined {
  const [origin, setOrigin] = useState<string>();
  const [editorId] = useState(randomId);
  useEffect(() => {
    loadConfig().then(
      ({ apiUrl }) => setOrigin(apiUrl ?? location.origin),
      // Without its configuration the app cannot save, but it can store drafts.
      () => setOrigin(location.origin),
    );
  }, []);
  const prefix = isPublic ? 'new-public-' : 'new-admin-';
  const key = draftKey(origin ?? '', id ?? `${prefix}${editorId}`);
  const [keys, setKeys] = useState<DraftKeys>();
  if (origin !== undefined && keys?.key !== key) {
    setKeys({ key, newPrefix: draftKey(origin, prefix), extraKey: `${key}${EXTRA_DRAFT}${editorId}` });
  }
  return keys;
}

import { useMemo, useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { compareDrafts, mergeDrafts, proposedPicks, type Side } from '~/features/admin/editor/model/article-compare';

/** The differences between two versions and the picked side for each, starting with a proposal based on `base`. */
export function usePicks(mine: ArticleDraft, theirs: ArticleDraft, base: ArticleDraft | undefined) {
  const differences = useMemo(() => compareDrafts(mine, theirs), [mine, theirs]);
  const proposed = useMemo(() => proposedPicks(differences, mine, theirs, base), [differences, mine, theirs, base]);
  const [side, setSide] = useState<Side>();
  const [changed, setChanged] = useState<Readonly<Record<string, Side>>>({});
  const all = side && Object.fromEntries(differences.map(({ id }) => [id, side]));
  const picks = { ...(all ?? proposed), ...changed };
  return {
    differences,
    picks,
    pick: (id: string, picked: Side) => setChanged({ ...changed, [id]: picked }),
    /** Picks one side for all fields, or the proposed sides without an argument. */
    pickAll: (picked?: Side) => {
      setSide(picked);
      setChanged({});
    },
    merged: () => mergeDrafts(mine, theirs, picks),
  };
}

export type Picks = ReturnType<typeof usePicks>;

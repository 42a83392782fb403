import { useMemo, useState } from 'react';
import type { ArticleDraft } from '~/api/article';
import { compareDrafts, mergeDrafts, proposedPicks, type Side } from '~/features/admin/editor/model/article-compare';

/** Two versions of an article and which side is taken for each field in which they differ; first what `base` proposes. */
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
    /** Takes one side for every field, or, without one, what was proposed. */
    pickAll: (picked?: Side) => {
      setSide(picked);
      setChanged({});
    },
    merged: () => mergeDrafts(mine, theirs, picks),
  };
}

export type Picks = ReturnType<typeof usePicks>;

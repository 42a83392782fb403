import { useMemo, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/article';
import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/Button';
import { Modal } from '~/ui/Modal';
import { ModalActions } from '~/ui/ModalActions';
import { compareDrafts, mergeDrafts, proposedPicks, type Side } from './article-compare';
import { CompareTable } from './CompareTable';
import type { Draft } from './draft-store';

const words = adminScreen.draft;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  draft: Draft;
  /** What is saved now; the empty form of a new article. */
  saved: ArticleDraft;
  isNew: boolean;
  onRestore: (article: ArticleDraft) => void;
  onDiscard: () => void;
  onLater: () => void;
}

/** Offers a draft that was found on this device: all of it, none of it, or field by field. */
export function DraftDialog({ draft, saved, isNew, onRestore, onDiscard, onLater }: Props) {
  const later = useRef<HTMLButtonElement>(null);
  const differences = useMemo(() => compareDrafts(draft.article, saved), [draft, saved]);
  const proposed = useMemo(
    () => proposedPicks(differences, draft.article, saved, draft.base),
    [differences, draft, saved],
  );
  const [changed, setChanged] = useState<Readonly<Record<string, Side>>>({});
  const picks = { ...proposed, ...changed };
  const isPicked = Object.values(picks).includes('theirs');
  return (
    <Modal
      isOpen
      onClose={onLater}
      title={isNew ? words.titleNew : words.title}
      description={words.text(when.format(draft.at))}
      width="wide"
      hasCloseButton={false}
      initialFocus={later}
    >
      <CompareTable
        differences={differences}
        picks={picks}
        onPick={(id, side) => setChanged({ ...changed, [id]: side })}
        names={{ mine: words.mine, theirs: words.theirs }}
      />
      <ModalActions>
        <Button ref={later} variant="line" size="small" onClick={onLater}>
          {words.later}
        </Button>
        <Button variant="line" size="small" onClick={onDiscard}>
          {isNew ? words.discard : words.keepSaved}
        </Button>
        <Button size="small" onClick={() => onRestore(mergeDrafts(draft.article, saved, picks))}>
          {isPicked ? words.restorePicked : words.restore}
        </Button>
      </ModalActions>
    </Modal>
  );
}

import { useMemo, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/article';
import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/Button';
import { Modal } from '~/ui/Modal';
import { ModalActions } from '~/ui/ModalActions';
import { SegmentedControl } from '~/ui/SegmentedControl';
import { compareDrafts, mergeDrafts, proposedPicks, type Side } from './article-compare';
import { CompareTable } from './CompareTable';

const words = adminScreen.conflict;

const CHOICES = [
  { value: 'mine', text: words.allMine },
  { value: 'theirs', text: words.allTheirs },
  { value: 'both', text: words.both },
] as const;

type Choice = (typeof CHOICES)[number]['value'];

interface Props {
  mine: ArticleDraft;
  theirs: ArticleDraft;
  /** What both started from. */
  base: ArticleDraft;
  onSave: (merged: ArticleDraft) => void;
  onBack: () => void;
}

/** Somebody else saved meanwhile: what to keep is chosen field by field. 'Both' takes each side's own changes. */
export function ConflictDialog({ mine, theirs, base, onSave, onBack }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  const differences = useMemo(() => compareDrafts(mine, theirs), [mine, theirs]);
  const both = useMemo(() => proposedPicks(differences, mine, theirs, base), [differences, mine, theirs, base]);
  const [choice, setChoice] = useState<Choice>('both');
  const [changed, setChanged] = useState<Readonly<Record<string, Side>>>({});
  const all = (side: Side) => Object.fromEntries(differences.map(({ id }) => [id, side]));
  const picks = { ...(choice === 'both' ? both : all(choice)), ...changed };
  return (
    <Modal
      isOpen
      onClose={onBack}
      title={words.title}
      description={words.text}
      width="wide"
      hasCloseButton={false}
      initialFocus={back}
    >
      <SegmentedControl
        label={words.keep}
        options={CHOICES}
        value={choice}
        onChange={(value) => {
          setChoice(value);
          setChanged({});
        }}
      />
      <CompareTable
        differences={differences}
        picks={picks}
        onPick={(id, side) => setChanged({ ...changed, [id]: side })}
        names={{ mine: words.mine, theirs: words.theirs }}
      />
      <ModalActions>
        <Button ref={back} variant="line" size="small" onClick={onBack}>
          {words.back}
        </Button>
        <Button size="small" onClick={() => onSave(mergeDrafts(mine, theirs, picks))}>
          {words.save}
        </Button>
      </ModalActions>
    </Modal>
  );
}

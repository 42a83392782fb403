import { useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { adminWords } from '~/features/admin/words';
import { SegmentedControl } from '~/ui/form/SegmentedControl';
import { usePicks } from './use-picks';
import { VersionsDialog } from './VersionsDialog';

const words = adminWords.conflict;

const CHOICES = [
  { value: 'mine', text: words.allMine },
  { value: 'theirs', text: words.allTheirs },
  { value: 'both', text: words.both },
] as const;

type Choice = (typeof CHOICES)[number]['value'];

interface Props {
  mine: ArticleDraft;
  theirs: ArticleDraft;
  /** The version that both started from. */
  base: ArticleDraft;
  /** The server's message, which may name the other editor. */
  message: string | undefined;
  onSave: (merged: ArticleDraft) => void;
  onBack: () => void;
}

/** Opens when someone else saved the article in the meantime. 'Both' takes the changes of each side. */
export function ConflictDialog({ mine, theirs, base, message, onSave, onBack }: Props) {
  const versions = usePicks(mine, theirs, base);
  const [choice, setChoice] = useState<Choice>('both');
  return (
    <VersionsDialog
      title={words.title}
      text={`${message ?? words.changed} ${words.text}`}
      versions={versions}
      names={{ mine: words.mine, theirs: words.theirs }}
      closeLabel={words.back}
      onClose={onBack}
      takeLabel={words.save}
      onTake={onSave}
    >
      <SegmentedControl
        label={words.keep}
        options={CHOICES}
        value={choice}
        onChange={(value) => {
          setChoice(value);
          versions.pickAll(value === 'both' ? undefined : value);
        }}
      />
    </VersionsDialog>
  );
}

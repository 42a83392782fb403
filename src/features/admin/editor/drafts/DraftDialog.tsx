import type { ArticleDraft } from '~/api/articles/article';
import { comparedDraft } from '~/features/admin/editor/model/editor-article';
import { usePicks } from '~/features/admin/editor/saving/use-picks';
import { VersionsDialog } from '~/features/admin/editor/saving/VersionsDialog';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import type { Draft } from './draft-store';

const words = adminWords.draft;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  draft: Draft;
  /** The saved article, or the content that a new article starts with. */
  saved: ArticleDraft;
  isNew: boolean;
  onRestore: (article: ArticleDraft) => void;
  onDiscard: () => void;
  onLater: () => void;
}

/** Offers to restore a draft from this device, as a whole or field by field. */
export function DraftDialog({ draft, saved, isNew, onRestore, onDiscard, onLater }: Props) {
  const versions = usePicks(comparedDraft(draft.article, draft.picture), saved, draft.base);
  const isMixed = Object.values(versions.picks).includes('theirs');
  return (
    <VersionsDialog
      title={isNew ? words.titleNew : words.title}
      text={words.text(when.format(draft.at))}
      versions={versions}
      names={{ mine: words.mine, theirs: words.theirs }}
      closeLabel={words.later}
      onClose={onLater}
      actions={
        <Button variant="line" size="small" onClick={onDiscard}>
          {isNew ? words.discard : words.keepSaved}
        </Button>
      }
      takeLabel={isMixed ? words.restorePicked : words.restore}
      onTake={onRestore}
    />
  );
}

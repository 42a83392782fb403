import type { ArticleDraft } from '~/api/articles/article';
import type { ArticleVersion } from '~/api/articles/versions';
import { usePicks } from '~/features/admin/editor/saving/use-picks';
import { VersionsDialog } from '~/features/admin/editor/saving/VersionsDialog';
import { adminWords } from '~/features/admin/words';
import { timeOf } from './VersionList';

const words = adminWords.versions;

interface Props {
  version: ArticleVersion;
  mine: ArticleDraft;
  theirs: ArticleDraft;
  onRestore: (merged: ArticleDraft, version: ArticleDraft) => void;
  onBack: () => void;
}

/** Compares the text in the editor with a version. At first, the version's side is picked for every difference. */
export function VersionComparison({ version, mine, theirs, onRestore, onBack }: Props) {
  const versions = usePicks(mine, theirs, mine);
  const isSame = versions.differences.length === 0;
  return (
    <VersionsDialog
      title={words.compareTitle}
      text={`${timeOf(version)}. ${isSame ? words.same : words.compareText}`}
      versions={versions}
      names={{ mine: words.mine, theirs: words.theirs }}
      closeLabel={words.back}
      onClose={onBack}
      takeLabel={isSame ? undefined : words.restore}
      onTake={(merged) => onRestore(merged, theirs)}
    />
  );
}

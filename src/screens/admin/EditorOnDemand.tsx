import { type FC, useState } from 'react';
import { adminWords } from '~/features/admin/words';
import { type Retryable, retryable } from '~/lib/retry';
import { RecoveryNotice } from '~/sections/parts/RecoveryNotice';
import { OnDemand } from '~/ui/OnDemand';
import { Loading } from '~/ui/status/Loading';

interface Props {
  isNew: boolean;
}

/** The code of the editor. The app loads it ahead. */
export const editor: Retryable<FC<Props>> = retryable(async () => (await import('./Editor')).Editor);

export function EditorOnDemand(props: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <OnDemand part={editor} props={props} isWanted onMissing={() => setMissing(true)}>
      {isMissing ? <RecoveryNotice /> : <Loading>{adminWords.editor.opening}</Loading>}
    </OnDemand>
  );
}

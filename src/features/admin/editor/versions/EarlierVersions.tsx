import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { type ArticleVersion, versionQuery, versionsQuery } from '~/api/articles/versions';
import { errorText, isUnauthorized } from '~/api/errors';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { adminWords } from '~/features/admin/words';
import { Modal } from '~/ui/dialog/Modal';
import { Alert } from '~/ui/status/Alert';
import { Loading } from '~/ui/status/Loading';
import { VersionComparison } from './VersionComparison';
import { VersionList } from './VersionList';

const words = adminWords.versions;

interface Props {
  id: string;
  /** The article in the editor. */
  mine: ArticleDraft;
  /** Puts a version into the editor. */
  onRestore: (merged: ArticleDraft, version: ArticleDraft) => void;
  onClose: () => void;
}

/** Lists the versions that the backend keeps, and compares one with the text in the editor. */
export function EarlierVersions({ id, mine, onRestore, onClose }: Props) {
  const [chosen, setChosen] = useState<ArticleVersion>();
  const list = useQuery(versionsQuery(id));
  const version = useQuery({ ...versionQuery(id, chosen?.version ?? ''), enabled: chosen !== undefined });
  const error = list.error ?? version.error;
  // It stays while the list loads again, because the dialog keeps what was typed into it.
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const isLoading = list.isFetching || version.isFetching;
  const isRefused = isUnauthorized(error);
  if (!isLoading && needsSignIn !== isRefused) setNeedsSignIn(isRefused);
  if (chosen && version.data) {
    return (
      <VersionComparison
        version={chosen}
        mine={mine}
        theirs={version.data}
        onRestore={onRestore}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title}
      description={list.data === null ? undefined : words.text}
      width="list"
    >
      {error && <Alert tone="danger">{`${words.failed} ${errorText(error, '')}`}</Alert>}
      {(list.isPending || (chosen && version.isPending)) && <Loading>{words.loading}</Loading>}
      {list.data === null && <p>{words.notKept}</p>}
      {list.data?.length === 0 && <p>{words.none}</p>}
      {list.data && list.data.length > 0 && <VersionList versions={list.data} onCompare={setChosen} />}
      <SignInDialog
        isOpen={needsSignIn}
        words={adminWords.account.signIn}
        onSignedIn={() => setNeedsSignIn(false)}
        onCancel={onClose}
      />
    </Modal>
  );
}

import { type ReactNode, useRef } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import type { Side } from '~/features/admin/editor/model/article-compare';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { CompareTable } from './CompareTable';
import type { Picks } from './use-picks';

interface Props {
  title: string;
  text: string;
  versions: Picks;
  names: Readonly<Record<Side, string>>;
  /** The label of the choice that changes nothing. It has the initial focus, and Escape selects it. */
  closeLabel: string;
  onClose: () => void;
  /** More buttons. */
  actions?: ReactNode;
  /** The label of the button that takes the merged version. Without a label, there is no such button. */
  takeLabel?: string | undefined;
  onTake: (merged: ArticleDraft) => void;
  /** Content above the table. */
  children?: ReactNode;
}

/** Compares two versions of an article, and lets the user merge them. */
export function VersionsDialog({ title, text, versions, names, closeLabel, onClose, ...rest }: Props) {
  const safe = useRef<HTMLButtonElement>(null);
  const { differences, picks, pick, merged } = versions;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      width="wide"
      hasCloseButton={false}
      initialFocus={safe}
    >
      {rest.children}
      {differences.length > 0 && <CompareTable differences={differences} picks={picks} onPick={pick} names={names} />}
      <ModalActions>
        <Button ref={safe} variant="line" size="small" onClick={onClose}>
          {closeLabel}
        </Button>
        {rest.actions}
        {rest.takeLabel && (
          <Button size="small" onClick={() => rest.onTake(merged())}>
            {rest.takeLabel}
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
}

import { type ReactNode, useRef } from 'react';
import type { ArticleDraft } from '~/api/article';
import type { Side } from '~/features/admin/editor/model/article-compare';
import { Button } from '~/ui/Button';
import { Modal } from '~/ui/Modal';
import { ModalActions } from '~/ui/ModalActions';
import { CompareTable } from './CompareTable';
import type { Picks } from './use-picks';

interface Props {
  title: string;
  text: string;
  versions: Picks;
  names: Readonly<Record<Side, string>>;
  /** The choice that changes nothing: it has the focus first, and Escape takes it. */
  closeLabel: string;
  onClose: () => void;
  /** More choices. */
  actions?: ReactNode;
  takeLabel: string;
  onTake: (merged: ArticleDraft) => void;
  /** Stands above the table. */
  children?: ReactNode;
}

/** Two versions of an article side by side, and one made of both. */
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
      <CompareTable differences={differences} picks={picks} onPick={pick} names={names} />
      <ModalActions>
        <Button ref={safe} variant="line" size="small" onClick={onClose}>
          {closeLabel}
        </Button>
        {rest.actions}
        <Button size="small" onClick={() => rest.onTake(merged())}>
          {rest.takeLabel}
        </Button>
      </ModalActions>
    </Modal>
  );
}

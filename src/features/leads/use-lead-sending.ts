import { type RefObject, useRef, useState } from 'react';
import { type ContactRequest, useRequestContact } from '~/api/contact';
import { isNetworkFailure } from '~/api/errors';
import { messages } from '~/content/messages';
import { randomId } from '~/lib/random-id';
import { toast } from '~/ui/toast-store';
import type { LeadKind } from './outbox';
import { areRequestsPersistent, putRequest } from './outbox-disk';
import { useLeadGuard } from './use-lead-guard';

/** Why a request stays in its form: no connection, so it may wait for one, or the trap was filled in. */
export type LeadProblem = 'network' | 'trap';

export interface LeadSending {
  readonly isSending: boolean;
  readonly problem: LeadProblem | undefined;
  /** For the form's `LeadTrap`. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly emptyTrap: () => void;
  /**
   * Calls `onDone` when the server took the lead, before the toast: said in a dialog that closes, it would be said again
   * by the page. A call while one is under way does nothing.
   */
  readonly send: (lead: ContactRequest, onDone: () => void) => Promise<void>;
  /** Keeps the lead on this device until there is a connection; calls `onDone` when it is kept. */
  readonly queue: (lead: ContactRequest, onDone: () => void) => Promise<void>;
}

/**
 * Sends a lead with the specification's toasts, once: a second click while it is under way does nothing, and repeating
 * the same lead after a failure, now or from the outbox, repeats its key, so that a backend that knows keys stores it once.
 */
export function useLeadSending(kind: LeadKind): LeadSending {
  const { mutateAsync } = useRequestContact();
  const isUnderWay = useRef(false);
  const attempt = useRef({ lead: '', key: '' });
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<LeadProblem>();
  const { trap, isCaught, empty, untilPlausible } = useLeadGuard();

  const keyOf = (lead: ContactRequest) => {
    const text = JSON.stringify(lead);
    if (attempt.current.lead !== text) attempt.current = { lead: text, key: randomId() };
    return attempt.current.key;
  };

  const send = async (lead: ContactRequest, onDone: () => void) => {
    if (isUnderWay.current) return;
    if (isCaught()) return setProblem('trap');
    isUnderWay.current = true;
    setWaiting(true);
    try {
      await untilPlausible();
      await mutateAsync({ lead, key: keyOf(lead) });
    } catch (failure) {
      console.info('The request was not sent.', failure);
      setProblem(isNetworkFailure(failure) ? 'network' : undefined);
      toast(messages.contact.failure, { tone: 'error' });
      return;
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
    attempt.current = { lead: '', key: '' };
    setProblem(undefined);
    onDone();
    toast(messages.contact.success);
  };

  const queue = async (lead: ContactRequest, onDone: () => void) => {
    if (isCaught()) return setProblem('trap');
    await putRequest({ key: keyOf(lead), kind, lead, savedAt: Date.now(), state: 'waiting' });
    attempt.current = { lead: '', key: '' };
    setProblem(undefined);
    onDone();
    toast(areRequestsPersistent() ? messages.outbox.kept : messages.outbox.keptInMemory, { tone: 'info' });
  };

  return { isSending: isWaiting, problem, trap, emptyTrap: empty, send, queue };
}

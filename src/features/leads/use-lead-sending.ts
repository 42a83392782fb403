import { type RefObject, useRef, useState } from 'react';
import { useRequestContact } from '~/api/contact';
import { ApiError, isRefusal } from '~/api/errors';
import { leadMessages } from '~/content/lead-messages';
import { randomId } from '~/lib/random-id';
import { toast } from '~/ui/toast/toast-store';
import type { ContactRequest } from '~contract/contract';
import type { LeadKind } from './outbox/outbox';
import { putRequest } from './outbox/outbox-disk';
import { useLeadGuard } from './use-lead-guard';

/**
 * Why a request stays in its form. 'network': the server neither accepted nor refused it, so it can be queued. 'trap':
 * the honeypot was filled in.
 */
export type LeadProblem = 'network' | 'trap';

export interface LeadSending {
  readonly isSending: boolean;
  readonly problem: LeadProblem | undefined;
  /** For the form's `LeadTrap`. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly emptyTrap: () => void;
  /**
   * Calls `onDone` when the server has accepted the lead, before the toast: a toast in a closing dialog would be
   * announced again by the page. Calls `onRefused` with the server's messages by field if it refuses the lead. Does
   * nothing while a call is pending.
   */
  readonly send: (
    lead: ContactRequest,
    onDone: () => void,
    onRefused: (messages: ApiError['fields']) => void,
  ) => Promise<void>;
  /** Saves the lead on this device until there is a connection, then calls `onDone`. Does nothing while it is being sent. */
  readonly queue: (lead: ContactRequest, onDone: () => void) => Promise<void>;
}

/** If its code cannot be loaded, the next focus or the next page starts the attempt. */
const planSending = () =>
  import('./outbox/outbox-sending').then(
    (sending) => sending.planAttempt(),
    (error: unknown) => console.info('The next attempt could not be planned.', error),
  );

/**
 * Sends a lead once and shows the specified toasts. A second click while it is pending does nothing. A retry of the
 * same lead, now or from the outbox, has the same idempotency key, so that a backend with support for keys stores it
 * once.
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

  const send: LeadSending['send'] = async (lead, onDone, onRefused) => {
    if (isUnderWay.current) return;
    if (isCaught()) return setProblem('trap');
    isUnderWay.current = true;
    setWaiting(true);
    try {
      await untilPlausible();
      await mutateAsync({ lead, key: keyOf(lead) });
    } catch (failure) {
      console.info('The request was not sent.', failure);
      setProblem(failure instanceof ApiError && !isRefusal(failure) ? 'network' : undefined);
      toast(leadMessages.contact.failure, { tone: 'error' });
      if (failure instanceof ApiError) onRefused(failure.fields);
      return;
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
    attempt.current = { lead: '', key: '' };
    setProblem(undefined);
    onDone();
    toast(leadMessages.contact.success);
  };

  const queue = async (lead: ContactRequest, onDone: () => void) => {
    if (isUnderWay.current) return;
    if (isCaught()) return setProblem('trap');
    const isStored = await putRequest({ key: keyOf(lead), kind, lead, savedAt: Date.now(), state: 'waiting' });
    attempt.current = { lead: '', key: '' };
    setProblem(undefined);
    onDone();
    toast(isStored ? leadMessages.outbox.saved : leadMessages.outbox.savedInMemory, { tone: 'info' });
    void planSending();
  };

  return { isSending: isWaiting, problem, trap, emptyTrap: empty, send, queue };
}

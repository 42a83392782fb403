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
  /** Resolves true when the server took the lead. A call while one is under way does nothing and resolves false. */
  readonly send: (lead: ContactRequest) => Promise<boolean>;
  /** Keeps the lead on this device until there is a connection; resolves true when it is kept. */
  readonly queue: (lead: ContactRequest) => Promise<boolean>;
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

  const refuse = () => {
    setProblem('trap');
    return false;
  };

  const send = async (lead: ContactRequest) => {
    if (isUnderWay.current) return false;
    if (isCaught()) return refuse();
    isUnderWay.current = true;
    setWaiting(true);
    try {
      await untilPlausible();
      await mutateAsync({ lead, key: keyOf(lead) });
      attempt.current = { lead: '', key: '' };
      setProblem(undefined);
      toast(messages.contact.success);
      return true;
    } catch (failure) {
      console.info('The request was not sent.', failure);
      setProblem(isNetworkFailure(failure) ? 'network' : undefined);
      toast(messages.contact.failure, { tone: 'error' });
      return false;
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
  };

  const queue = async (lead: ContactRequest) => {
    if (isCaught()) return refuse();
    await putRequest({ key: keyOf(lead), kind, lead, savedAt: Date.now(), state: 'waiting' });
    attempt.current = { lead: '', key: '' };
    setProblem(undefined);
    toast(areRequestsPersistent() ? messages.outbox.kept : messages.outbox.keptInMemory, { tone: 'info' });
    return true;
  };

  return { isSending: isWaiting, problem, trap, emptyTrap: empty, send, queue };
}

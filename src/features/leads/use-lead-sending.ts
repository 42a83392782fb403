import { useRef, useState } from 'react';
import { type ContactRequest, useRequestContact } from '~/api/contact';
import { isNetworkFailure } from '~/api/errors';
import { messages } from '~/content/messages';
import { randomId } from '~/lib/random-id';
import { toast } from '~/ui/toast-store';
import { areRequestsPersistent, type LeadKind, putRequest } from './outbox';

export interface LeadSending {
  readonly isSending: boolean;
  /** True after a failure the network caused: then the request may wait for a connection. */
  readonly canQueue: boolean;
  /** Resolves true when the server took the lead. A call while one is under way does nothing and resolves false. */
  readonly send: (lead: ContactRequest) => Promise<boolean>;
  /** Keeps the lead on this device until there is a connection. */
  readonly queue: (lead: ContactRequest) => Promise<void>;
}

/**
 * Sends a lead with the specification's toasts, once: a second click while it is under way does nothing, and repeating
 * the same lead after a failure, now or from the outbox, repeats its key, so that a backend that knows keys stores it once.
 */
export function useLeadSending(kind: LeadKind): LeadSending {
  const { mutateAsync, isPending } = useRequestContact();
  const isUnderWay = useRef(false);
  const attempt = useRef({ lead: '', key: '' });
  const [canQueue, setCanQueue] = useState(false);

  const keyOf = (lead: ContactRequest) => {
    const text = JSON.stringify(lead);
    if (attempt.current.lead !== text) attempt.current = { lead: text, key: randomId() };
    return attempt.current.key;
  };

  const send = async (lead: ContactRequest) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      await mutateAsync({ lead, key: keyOf(lead) });
      attempt.current = { lead: '', key: '' };
      setCanQueue(false);
      toast(messages.contact.success);
      return true;
    } catch (failure) {
      console.info('The request was not sent.', failure);
      setCanQueue(isNetworkFailure(failure));
      toast(messages.contact.failure, { tone: 'error' });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };

  const queue = async (lead: ContactRequest) => {
    await putRequest({ key: keyOf(lead), kind, lead, savedAt: Date.now(), state: 'waiting' });
    attempt.current = { lead: '', key: '' };
    setCanQueue(false);
    toast(areRequestsPersistent() ? messages.outbox.kept : messages.outbox.keptInMemory, { tone: 'info' });
  };

  return { isSending: isPending, canQueue, send, queue };
}

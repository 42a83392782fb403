import { useRef } from 'react';
import { type ContactRequest, useRequestContact } from '~/api/contact';
import { messages } from '~/content/messages';
import { randomId } from '~/lib/random-id';
import { toast } from '~/ui/toast-store';

export interface LeadSending {
  readonly isSending: boolean;
  /** The error of the last attempt, until the next. */
  readonly error: unknown;
  /** Resolves true when the server took the lead. A call while one is under way does nothing and resolves false. */
  readonly send: (lead: ContactRequest) => Promise<boolean>;
}

/**
 * Sends a lead with the specification's toasts, once: a second click while it is under way does nothing, and repeating
 * the same lead after a failure repeats its key, so that a backend that knows keys stores it once.
 */
export function useLeadSending(): LeadSending {
  const { mutateAsync, isPending, error } = useRequestContact();
  const isUnderWay = useRef(false);
  const attempt = useRef({ lead: '', key: '' });

  const send = async (lead: ContactRequest) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const text = JSON.stringify(lead);
    if (attempt.current.lead !== text) attempt.current = { lead: text, key: randomId() };
    try {
      await mutateAsync({ lead, key: attempt.current.key });
      attempt.current = { lead: '', key: '' };
      toast(messages.contact.success);
      return true;
    } catch (failure) {
      console.info('The request was not sent.', failure);
      toast(messages.contact.failure, { tone: 'error' });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };

  return { isSending: isPending, error, send };
}

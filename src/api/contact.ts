import { useMutation } from '@tanstack/react-query';
import type { ContactRequest } from '~contract/contract';
import { tidyLead } from '~contract/lead-form';
import { client } from './client';

/**
 * Sends a lead. The idempotency key identifies repeated calls as one request, so that a lost response cannot duplicate
 * a lead.
 */
export async function requestContact(lead: ContactRequest, idempotencyKey: string) {
  await client.POST('/contact', { body: tidyLead(lead), params: { header: { 'Idempotency-Key': idempotencyKey } } });
}

/** Mutation for forms. Pass the lead and the key of this attempt. */
export const useRequestContact = () =>
  useMutation({
    mutationFn: ({ lead, key }: { lead: ContactRequest; key: string }) => requestContact(lead, key),
  });

import type { components } from '~contract/generated/schema';
import { useMutation } from '@tanstack/react-query';
import { client } from './client';

/** A lead. Only the contact page and the demo form set `message`. */
export type ContactRequest = Readonly<components['schemas']['CallbackRequest']> &
  Readonly<Partial<components['schemas']['ContactMessage']>>;

/**
 * Sends a lead. The idempotency key identifies repeated calls as one request, so that a lost response cannot duplicate
 * a lead.
 */
export async function requestContact(lead: ContactRequest, idempotencyKey: string) {
  await client.POST('/contact', { body: lead, params: { header: { 'Idempotency-Key': idempotencyKey } } });
}

/** Mutation for forms. Pass the lead and the key of this attempt. */
export const useRequestContact = () =>
  useMutation({
    mutationFn: ({ lead, key }: { lead: ContactRequest; key: string }) => requestContact(lead, key),
  });

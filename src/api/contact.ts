import type { components } from '~contract/generated/schema';
import { useMutation } from '@tanstack/react-query';
import { client } from './client';

/** A lead; `message` only from the contact page and the demo form. */
export type ContactRequest = Readonly<components['schemas']['CallbackRequest']> &
  Readonly<Partial<components['schemas']['ContactMessage']>>;

/**
 * Sends a lead. The key makes a repeated call the same request for a backend that knows keys, so that an answer lost on
 * the way cannot double a lead.
 */
export async function requestContact(lead: ContactRequest, idempotencyKey: string) {
  await client.POST('/contact', { body: lead, params: { header: { 'Idempotency-Key': idempotencyKey } } });
}

/** Mutation for forms: give the lead and the key of this attempt. */
export const useRequestContact = () =>
  useMutation({
    mutationFn: ({ lead, key }: { lead: ContactRequest; key: string }) => requestContact(lead, key),
  });

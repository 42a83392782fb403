import type { ContactRequest } from '~/api/contact';
import { type CallbackValues, digitsOf } from './callback-rules';

/** Something a visitor may ask about. */
export interface Topic {
  readonly slug: string;
  readonly label: string;
}

export type CallbackFormValues = CallbackValues & { readonly topic: string };

export const EMPTY_CALLBACK: CallbackFormValues = { name: '', company: '', email: '', phone: '', topic: '' };

/** The lead of a completed form: trimmed, the phone number as ten digits, the topic as the message. */
export function leadOf(values: CallbackFormValues, topics: readonly Topic[]): ContactRequest {
  const topic = topics.find(({ slug }) => slug === values.topic);
  return {
    name: values.name.trim(),
    company: values.company.trim(),
    email: values.email.trim(),
    mobile: digitsOf(values.phone),
    ...(topic && { message: `Demo: ${topic.label}` }),
  };
}

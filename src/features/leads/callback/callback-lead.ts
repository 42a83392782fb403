import type { ContactRequest } from '~contract/contract';
import { tidyLead } from '~contract/lead-form';
import { type CallbackValues, digitsOf } from './callback-rules';

/** Something a visitor may ask about. */
export interface Topic {
  readonly slug: string;
  readonly label: string;
}

export interface CallbackFormValues extends CallbackValues {
  readonly topic: string;
  /** The topic of the link that led to the form. */
  readonly linked: string;
}

export const EMPTY_CALLBACK: CallbackFormValues = {
  name: '',
  company: '',
  email: '',
  phone: '',
  topic: '',
  linked: '',
};

/** How a topic is sent. */
export const messageOf = ({ label }: Topic) => `Demo: ${label}`;

/** The lead of a completed form: trimmed, the phone number as ten digits, the topic as the message. */
export function leadOf(values: CallbackFormValues, topics: readonly Topic[]): ContactRequest {
  const topic = topics.find(({ slug }) => slug === values.topic);
  return tidyLead({
    name: values.name,
    company: values.company,
    email: values.email,
    mobile: digitsOf(values.phone),
    ...(topic && { message: messageOf(topic) }),
  });
}

import type { InputOf } from './contract';
import { textOf } from './results';

export interface LeadFields {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly company: string;
  readonly message: string | null;
}

/** The fields of a contact request. */
export const readLead = (body: InputOf<'requestContact'>['body']): LeadFields => ({
  name: textOf(body.name).trim(),
  email: textOf(body.email).trim(),
  mobile: textOf(body.mobile).trim(),
  company: textOf(body.company).trim(),
  message: textOf(body.message) || null,
});

/** The response to a contact request that was received now or before. */
export const leadStored = { status: 201, body: { message: 'Thank you! We will contact you soon.' } } as const;

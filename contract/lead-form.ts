import type { ContactRequest, InputOf } from './contract';
import { textOf } from './results';
import { mailAddressOf, oneLine } from './text';

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

/** A contact request as a client sends it: the fields of one line trimmed and without what a backend refuses, such as `mailto:`. */
export function tidyLead<Lead extends ContactRequest>(lead: Lead): Lead {
  const { name, email, mobile, company } = lead;
  return {
    ...lead,
    name: oneLine(name).trim(),
    email: mailAddressOf(email),
    ...(mobile !== undefined && { mobile: oneLine(mobile).trim() }),
    ...(company !== undefined && { company: oneLine(company).trim() }),
  };
}

/** The response to a contact request that was received now or before. */
export const leadStored = { status: 201, body: { message: 'Thank you! We will contact you soon.' } } as const;

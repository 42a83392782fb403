import type { ContactRequest, InputOf } from './contract';
import { textOf } from './results';
import { mailAddressOf, oneLine } from './text';

/** A contact request as backends store it. */
export interface LeadFields {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly company: string;
  readonly message: string | null;
}

/** Reads the fields of a contact request, which the contract has validated. An empty message becomes null. */
export const readLead = (body: InputOf<'requestContact'>['body']): LeadFields => ({
  name: textOf(body.name).trim(),
  email: textOf(body.email).trim(),
  mobile: textOf(body.mobile).trim(),
  company: textOf(body.company).trim(),
  message: textOf(body.message) || null,
});

/** Cleans up a contact request before a client sends it: trims the fields, and removes what a backend refuses, such as `mailto:`. */
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

/** The 201 for a contact request, also if the same request was received before. */
export const leadStored = { status: 201, body: { message: 'Thank you! We will contact you soon.' } } as const;

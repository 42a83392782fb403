import { leadMessages } from '~/content/lead-messages';
import { lengthProblem } from '~/ui/form/text-limit';
import {
  COMPANY_NAME_MAX_LENGTH,
  MAIL_ADDRESS_MAX_LENGTH,
  MAIL_ADDRESS_PATTERN,
  PERSON_NAME_MAX_LENGTH,
  PHONE_NUMBER_MAX_LENGTH,
} from '~contract/generated/limits';
import { isBlank, mailAddressOf, mailKey } from '~contract/text';

/** Fields of the callback form. All are required (S5.callback.name). */
export interface CallbackValues {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}

export type CallbackField = keyof CallbackValues;

/** In characters. */
export const MAX_LENGTH = {
  name: PERSON_NAME_MAX_LENGTH,
  company: COMPANY_NAME_MAX_LENGTH,
  email: MAIL_ADDRESS_MAX_LENGTH,
  phone: PHONE_NUMBER_MAX_LENGTH,
} as const satisfies { readonly [F in CallbackField]: number };

/** Public mail providers whose addresses are refused, in the order of `docs/specification.md`, S9.blocked-domains. */
export const BLOCKED_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'aol.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'ymail.com',
  'protonmail.com',
  'proton.me',
  'pm.me',
  'zoho.com',
  'gmx.com',
  'gmx.net',
  'mail.com',
  'yandex.com',
  'yandex.ru',
  'fastmail.com',
  'tutanota.com',
  'hushmail.com',
  'inbox.com',
  'mail.ru',
  'rediffmail.com',
]);

/** Exact number of digits of a phone number. */
const PHONE_DIGITS = 10;

export const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Removes a country code or trunk zero from a pasted number (+1, +91 or 0) if ten digits remain. */
export function stripPrefix(phone: string) {
  const text = phone.trim();
  const [, rest] = /^(?:\+\s*(?:1|91)|0)([\s\S]*)$/.exec(text) ?? [];
  return rest !== undefined && digitsOf(rest).length === PHONE_DIGITS ? rest.replace(/^[\s.-]+/, '') : text;
}

/** Compares the whole domain, trimmed, in any letter case. */
export const isPublicProvider = (email: string) => BLOCKED_DOMAINS.has(mailKey(email).split('@').at(-1) ?? '');

const rules: { readonly [F in CallbackField]: (value: string) => string | undefined } = {
  name: (value) => (isBlank(value) ? leadMessages.callback.name : undefined),
  company: (value) => (isBlank(value) ? leadMessages.callback.company : undefined),
  email: (value) => {
    if (!MAIL_ADDRESS_PATTERN.test(mailAddressOf(value))) return leadMessages.callback.email;
    return isPublicProvider(value) ? leadMessages.callback.workEmail : undefined;
  },
  phone: (value) => (digitsOf(value).length === PHONE_DIGITS ? undefined : leadMessages.callback.phone),
};

/** The error message of an invalid value, or undefined. */
export const checkField = (field: CallbackField, value: string) =>
  rules[field](value) ?? lengthProblem(value, MAX_LENGTH[field]);

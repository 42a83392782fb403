import { messages } from '~/content/messages';

/** Fields of the callback form. All are required (S5.callback.name). */
export interface CallbackValues {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}

export type CallbackField = keyof CallbackValues;

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

/** One `@`, no spaces, a dot in the domain with text on both sides. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

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
export const isPublicProvider = (email: string) =>
  BLOCKED_DOMAINS.has(email.trim().toLowerCase().split('@').at(-1) ?? '');

const rules: { readonly [F in CallbackField]: (value: string) => string | undefined } = {
  name: (value) => (value.trim() ? undefined : messages.callback.name),
  company: (value) => (value.trim() ? undefined : messages.callback.company),
  email: (value) => {
    if (!ADDRESS.test(value.trim())) return messages.callback.email;
    return isPublicProvider(value) ? messages.callback.workEmail : undefined;
  },
  phone: (value) => (digitsOf(value).length === PHONE_DIGITS ? undefined : messages.callback.phone),
};

/** The error message of an invalid value, or undefined. */
export const checkField = (field: CallbackField, value: string) => rules[field](value);

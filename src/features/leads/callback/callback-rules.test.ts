import { describe, expect, it } from 'vitest';
import { EMPTY_CALLBACK, leadOf } from './callback-lead';
import { BLOCKED_DOMAINS, checkField, stripPrefix } from './callback-rules';

const WORK_MESSAGE = 'Please enter your work email address (no public email providers)';
const EMAIL_MESSAGE = 'Please enter a valid email address';
const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number';

describe('the callback form', () => {
  it('blocks 24 public mail providers', { tags: ['S9.blocked-domains'] }, () => {
    expect(BLOCKED_DOMAINS.size).toBe(24);
  });

  it.each([...BLOCKED_DOMAINS])(
    'refuses an address at %s in any letter case',
    { tags: ['S5.callback.provider'] },
    (domain) => {
      for (const form of [domain, domain.toUpperCase(), domain.charAt(0).toUpperCase() + domain.slice(1)]) {
        expect(checkField('email', `Ana@${form}`)).toBe(WORK_MESSAGE);
        expect(checkField('email', `  ana@${form} `)).toBe(WORK_MESSAGE);
      }
    },
  );

  it.each(['ana@carrier.example', 'a.b+c@mail.carrier.co', 'ana@notgmail.com', 'ana@gmail.com.carrier.example'])(
    'accepts the work address %s',
    (email) => {
      expect(checkField('email', email)).toBeUndefined();
    },
  );

  it.each([
    'mailto:ana@carrier.example',
    'Ana Diaz <ana@carrier.example>',
    '<ana@carrier.example>',
    '"ana@carrier.example"',
    'ana@carrier.example.',
    '\u200bana@carrier.example',
  ])('finds the address in %j and sends only that', (email) => {
    expect(checkField('email', email)).toBeUndefined();
    const values = {
      ...EMPTY_CALLBACK,
      name: 'Ana\u2028Diaz',
      company: ' \u202eCarrier',
      email,
      phone: '555-123-4567',
    };
    expect(leadOf(values, [])).toEqual({
      name: 'Ana Diaz',
      company: 'Carrier',
      email: 'ana@carrier.example',
      mobile: '5551234567',
    });
  });

  it.each(['mailto:ana@gmail.com', 'Ana <ana@GMAIL.com>', 'ana@gmail.com.', 'ana@gm\u00adail.com'])(
    'finds the public provider in %j',
    (email) => {
      expect(checkField('email', email)).toBe(WORK_MESSAGE);
    },
  );

  it.each([
    'ana@carrier.example, bo@carrier.example',
    'ana@carrier.example;bo@carrier.example',
    '',
    ' ',
    'ana',
    'ana@',
    '@carrier.example',
    'ana@carrier',
    'a na@carrier.example',
    'ana@@carrier.example',
    'ana@carrier..example',
  ])('refuses %j as an address', { tags: ['S5.callback.email'] }, (email) => {
    expect(checkField('email', email)).toBe(EMAIL_MESSAGE);
  });

  it.each([
    ['5551234567', undefined],
    ['(555) 123-4567', undefined],
    ['555.123.4567', undefined],
    ['555123456', PHONE_MESSAGE],
    ['15551234567', PHONE_MESSAGE],
    ['', PHONE_MESSAGE],
    ['phone', PHONE_MESSAGE],
  ])('validates the phone number %j', { tags: ['S5.callback.phone'] }, (phone, message) => {
    expect(checkField('phone', phone)).toBe(message);
  });

  it.each([
    ['name', 'Please enter your name'],
    ['company', 'Please enter your company name'],
  ] as const)('requires %s', { tags: ['S5.callback.name', 'S5.callback.company'] }, (field, message) => {
    for (const blank of ['   ', '\u200b', '\u3164\u2800']) expect(checkField(field, blank)).toBe(message);
    expect(checkField(field, 'x')).toBeUndefined();
  });

  it.each([
    ['+1 555 123 4567', '555 123 4567'],
    ['+91-5551234567', '5551234567'],
    ['0555 123 4567', '555 123 4567'],
    ['5551234567', '5551234567'],
    ['+44 5551234567', '+44 5551234567'],
    ['0555', '0555'],
  ])('removes the country code of a pasted %s', (pasted, expected) => {
    expect(stripPrefix(pasted)).toBe(expected);
  });
});

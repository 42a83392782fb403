import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../certifier/inputs/any-character';
import { MAIL_ADDRESS_PATTERN, ONE_LINE_PATTERN } from './generated/limits';
import { isBlank, mailAddressOf, oneLine, searchKey } from './text';
import { requestProblems } from './validation/request-problems';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom(...' \t\n\u00a0\u00ad\u200b\u200d\u202e\u2066ıİßẞςΣ\u0307ﬁÅ<>"@.:aé') }),
);

describe('a blank text', () => {
  it.each([
    '',
    ' ',
    '\t\r\n',
    '\u00a0\u3000',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u200d\u200c',
    '\u200e\u200f\u061c',
    '\u034f\u115f\u1160\uffa0',
    '\ufe0f',
    '\u0000\u0085',
    ' \u200b\u00ad\u2800 ',
  ])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['.', '0', 'é', '\u200bx', '👩\u200d🚀', '日', 'ا', '\u0301'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('the key for searches', () => {
  it.each([
    ['Cafe\u0301', 'café'],
    ['CAFÉ', 'cafe\u0301'],
    ['Zo\u200be', 'zoe'],
    ['ﬁnance', 'FINANCE'],
    ['Ｆｒｅｉｇｈｔ', 'freight'],
    ['a\u00a0b', 'A   b'],
    ['Donau\u00addampf', 'donaudampf'],
    ['STRASSE', 'straße'],
    ['GROẞ', 'gross'],
    ['i\u0307\u0307', 'İ'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['DIYARBAKIR', 'diyarbakır'],
    ['e\u0323\u0302', 'ệ'],
    ['한', '\u1112\u1161\u11ab'],
    ['می\u200cخواهم', 'میخواهم'],
    ['№ ½', 'No 1⁄2'],
  ])('is the same for %j and %j', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });

  it.each([
    ['resume', 'résumé'],
    ['a', 'b'],
    ['100%', '100'],
    ['a_b', 'axb'],
  ])('tells %j from %j', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });

  it('does not change when it is made of a key', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const key = searchKey(text);
        expect(searchKey(key)).toBe(key);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('one line', () => {
  it.each([
    ['A\r\nB', 'A B'],
    ['A\u2028B\u2029C', 'A B C'],
    ['A\u0085B\vC\tD\0', 'A B C D '],
    ['\u202eevil\u202c', 'evil'],
    ['\u2066a\u2069', 'a'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d🚀 \u200fעברית', '👩\u200d🚀 \u200fעברית'],
  ])('of %j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('always matches the contract', () => {
    fc.assert(fc.property(anyText, (text) => ONE_LINE_PATTERN.test(oneLine(text))));
  });
});

describe('the address in', () => {
  it.each([
    'ann@corp.example',
    ' ann@corp.example\n',
    'mailto:ann@corp.example',
    'MAILTO: ann@corp.example',
    'mailto:ann@corp.example?subject=Hello&body=x',
    'mailto:ann%40corp.example',
    '<ann@corp.example>',
    '<mailto:ann@corp.example>',
    'Ann Ellis <ann@corp.example>',
    '"Ellis, Ann" <ann@corp.example>;',
    'Ann [ann] <mailto:ann@corp.example>',
    '"ann@corp.example"',
    "'ann@corp.example'",
    '“ann@corp.example”',
    '(ann@corp.example)',
    'ann@corp.example.',
    'ann@corp.example,',
    'ann@corp.example;',
    '\u200bann@corp.example\ufeff',
    'ann\u00ad@corp.\u2060example',
    '\u202aann@corp.example\u202c',
    'ann＠corp.example',
  ])('%j is found', (text) => {
    expect(mailAddressOf(text)).toBe('ann@corp.example');
  });

  it.each([
    'ann@corp.example, bob@corp.example',
    'ann@corp.example;bob@corp.example',
    'Ann ann@corp.example',
    'a <b@c.example> <d@e.example>',
    'mailto:',
    'mailto:%',
    'ann(home)@corp.example',
    'ann@corp',
  ])('%j is not one', (text) => {
    expect(MAIL_ADDRESS_PATTERN.test(mailAddressOf(text))).toBe(false);
  });

  it.each(["o'brien@corp.example", 'jörg@müller.example', 'a+b@corp.example', '用户@例子.example'])(
    '%j stays',
    (text) => {
      expect(mailAddressOf(text)).toBe(text);
      expect(requestProblems('requestContact', { body: { email: text } })?.email).toBeUndefined();
    },
  );

  it('an address stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), (text) => {
        const address = mailAddressOf(text);
        if (MAIL_ADDRESS_PATTERN.test(address)) expect(mailAddressOf(address)).toBe(address);
      }),
      { numRuns: 2000 },
    );
  });
});

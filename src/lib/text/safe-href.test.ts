import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAddress, ordinaryAddress } from '../../../tests/support/addresses';
import { safeHref, safeImageSrc } from './safe-href';

describe('safeHref', () => {
  it.each([
    ['https://mindwave.example/a?b=1#c', 'https://mindwave.example/a?b=1#c'],
    ['HTTP://Mindwave.Example', 'http://mindwave.example/'],
    ['  https://mindwave.example/ ', 'https://mindwave.example/'],
    ['https://bücher.example/café', 'https://xn--bcher-kva.example/caf%C3%A9'],
    ['mailto:contact@mindwave.example', 'mailto:contact@mindwave.example'],
    ['tel:+14045550134', 'tel:+14045550134'],
    ['/careers', '/careers'],
    ['/careers/../about?x=1#team', '/about?x=1#team'],
    ['/search?u=javascript:alert(1)', '/search?u=javascript:alert(1)'],
    ['#faq', '#faq'],
    ['?page=2', '?page=2'],
    ['/about#', '/about#'],
    ['/', '/'],
  ])('makes a link of %j', (text, href) => {
    expect(safeHref(text)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'ｊａｖａｓｃｒｉｐｔ:alert(1)',
    'view-source:javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://mindwave.example/1',
    'file:///etc/passwd',
    'ftp://mindwave.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://',
    'mailto:',
    'tel:',
    'careers',
    'www.mindwave.example',
    'mindwave.example:8080',
    '#',
    '',
    '   ',
  ])('leaves %j as plain text', (text) => {
    expect(safeHref(text)).toBeUndefined();
  });
});

/** `URLS=1000000` tries more addresses. A failure prints the smallest one, and the seed. */
const numRuns = Number(process.env.URLS ?? 2000);
const timeout = 10_000 + numRuns / 5;

const PAGE = 'https://mindwave.example/newsroom/an-article';
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:'];

describe('any text in an article', () => {
  it('leads only to the page, mailbox or number that its author can read in it', { timeout }, () => {
    // Without accepted and refused addresses, this would prove nothing.
    const count = { accepted: 0, refused: 0 };
    const check = (text: string) => {
      const result = safeHref(text);
      count[result === undefined ? 'refused' : 'accepted'] += 1;
      if (result === undefined) return;
      const typed = new URL(text.trim(), PAGE);
      const made = new URL(result, PAGE);
      expect(ALLOWED).toContain(typed.protocol);
      expect(made.href).toBe(typed.href);
      if (/^https?:$/.test(made.protocol) && made.host !== new URL(PAGE).host) expect(result).toMatch(/^https?:\/\//);
    };
    fc.assert(fc.property(anyAddress, check), { numRuns });
    expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(numRuns / 10);
  });

  it('becomes a link if it is an ordinary address', { timeout }, () => {
    fc.assert(
      fc.property(ordinaryAddress, (text) => {
        expect(safeHref(text)).toBeDefined();
      }),
      { numRuns },
    );
  });

  it('gives the same link again if a link is saved and read', { timeout }, () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const result = safeHref(text);
        if (result !== undefined) expect(safeHref(result)).toBe(result);
      }),
      { numRuns },
    );
  });
});

describe('safeImageSrc', () => {
  it.each([
    ['https://mindwave.example/a.png', 'https://mindwave.example/a.png'],
    ['/art/../uploads/a.png', '/uploads/a.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['blob:https://mindwave.example/1', 'blob:https://mindwave.example/1'],
  ])('shows %j', (text, src) => {
    expect(safeImageSrc(text)).toBe(src);
  });

  it.each([
    '',
    '#a',
    '?a',
    'mailto:a@mindwave.example',
    'tel:+1',
    '//other.example/a.png',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html,a',
    'javascript:alert(1)',
  ])('refuses %j', (text) => {
    expect(safeImageSrc(text)).toBeUndefined();
  });
});

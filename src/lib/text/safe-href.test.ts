import { describe, expect, it } from 'vitest';
import { safeHref, safeImageSrc } from './safe-href';

describe('safeHref', () => {
  it.each([
    ['https://mindwave.example/a?b=1#c', 'https://mindwave.example/a?b=1#c'],
    ['HTTP://Mindwave.Example', 'http://mindwave.example/'],
    ['  https://mindwave.example/ ', 'https://mindwave.example/'],
    ['mailto:contact@mindwave.example', 'mailto:contact@mindwave.example'],
    ['tel:+14045550134', 'tel:+14045550134'],
    ['/careers', '/careers'],
    ['/careers/../about?x=1#team', '/about?x=1#team'],
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
    '#',
    '',
    '   ',
  ])('leaves %j as plain text', (text) => {
    expect(safeHref(text)).toBeUndefined();
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

import { describe, expect, it } from 'vitest';
import { articleFields } from '../../tests/support/article-fields';
import { isShallow } from './json-depth';
import { requestProblems, slugProblem } from './request-problems';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('slug rule', () => {
  it.each(['a', 'claims-in-fewer-stops', '2026', 'a1-b2', 'x'.repeat(120), 'samples', 'admin-2', 'snake_case', '_'])(
    'accepts %s',
    (slug) => {
      expect(slugProblem(slug)).toBeNull();
    },
  );

  it.each([
    ['', 'Please enter a slug.'],
    ['A', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['a b', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['-a', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['a--b', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['ä', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['a\n', 'Use lowercase letters, digits, underscores and single hyphens between them.'],
    ['admin', "'admin' is the address of another page. Please choose another slug."],
    ['x'.repeat(121), 'The slug is longer than 120 characters.'],
  ])('refuses %j', (slug, message) => {
    expect(slugProblem(slug)).toBe(message);
  });
});

describe('a request for contact', () => {
  const lead = { name: 'Jordan', email: 'jordan@coastal.example', mobile: '4045550123', company: 'Coastal' };
  const problems = (body: object) => requestProblems('requestContact', { body: { ...body } });

  it.each([
    ['name', '', 'Please enter your name.'],
    ['name', '  ', 'Please enter your name.'],
    ['name', 'x'.repeat(201), 'This is longer than 200 characters.'],
    ['name', '\u200b\ufeff', 'Please enter your name.'],
    ['name', 'Jordan\r\nBcc: all@corp.example', 'This must be one line without control characters.'],
    ['company', 'Coastal\u2028Freight', 'This must be one line without control characters.'],
    ['company', '\u202ethgierF', 'This must be one line without control characters.'],
    ['mobile', '404\t555', 'This must be one line without control characters.'],
    ['email', 'mailto:ann@corp.example', 'Please enter a valid email address.'],
    ['email', 'Ann <ann@corp.example>', 'Please enter a valid email address.'],
    ['email', '<ann@corp.example>', 'Please enter a valid email address.'],
    ['email', '"ann@corp.example"', 'Please enter a valid email address.'],
    ['email', 'ann@corp.example,', 'Please enter a valid email address.'],
    ['email', 'ann@corp.example.', 'Please enter a valid email address.'],
    ['email', 'ann@corp.example\u200b', 'Please enter a valid email address.'],
    ['email', 'ann@corp.example\n', 'Please enter a valid email address.'],
    ['email', 'a@b.example;c@d.example', 'Please enter a valid email address.'],
    ['email', 'jordan', 'Please enter a valid email address.'],
    ['email', 'jordan@coastal', 'Please enter a valid email address.'],
    ['email', 'jordan ellis@coastal.example', 'Please enter a valid email address.'],
    ['mobile', undefined, 'Please enter your phone number.'],
    ['mobile', 4045550123, 'This must be text.'],
    ['company', null, 'This must be text.'],
    ['message', 'x'.repeat(5001), 'This is longer than 5000 characters.'],
    ['message', 7, 'This must be text.'],
  ])('refuses %s = %.20j', (field, value, message) => {
    expect(problems({ ...lead, [field]: value })).toEqual({ [field]: message });
  });

  it('needs a phone number and a company only without a message', () => {
    expect(problems(lead)).toBeNull();
    expect(Object.keys(problems({}) ?? {})).toEqual(['name', 'email', 'mobile', 'company']);
    expect(problems({ name: 'A', email: 'a@b.example', message: 'Hello', mobile: '' })).toBeNull();
    expect(Object.keys(problems({ name: 'A', email: 'a@b.example', message: ' ' }) ?? {})).toEqual([
      'mobile',
      'company',
    ]);
  });

  it('counts an emoji as one character', () => {
    expect(problems({ ...lead, name: '🚚'.repeat(200) })).toBeNull();
    expect(problems({ ...lead, name: '🚚'.repeat(201) })).not.toBeNull();
  });
});

describe("an article's form", () => {
  const good = articleFields;
  const problems = (change: object) => requestProblems('createArticle', { body: { ...good, ...change } });

  it.each([
    { date: '2024-02-29' },
    { date: '1900-01-01' },
    { date: '2199-12-31' },
    { title: 'می\u200cخواهم 👩\u200d🚀 Donau\u00addampf' },
    { bannerImage: '' },
    { bannerImage: '/' },
    { bannerImage: '/art/x.svg' },
    { bannerImage: 'https://cdn.example/x.png?y=1' },
    { bannerImage: 'data:image/png;base64,iVBORw0KGgo=' },
    { sections: deep(32) },
  ])('accepts %j', (change) => {
    expect(problems(change)).toBeNull();
  });

  it.each([
    ['title', '   '],
    ['title', 'x'.repeat(301)],
    ['title', undefined],
    ['title', '\u200b'],
    ['title', '\u3164\u2800'],
    ['title', 'two\nlines'],
    ['title', 'a\tb'],
    ['title', 'a\u2028b'],
    ['title', '\u202egpj.exe'],
    ['title', '\u2066a\u2069'],
    ['title', 'a\u0000b'],
    ['title', { name: 'x.png', bytes: new Uint8Array() }],
    ['slug', 'Not A Slug'],
    ['date', ''],
    ['date', undefined],
    ['date', '2026-02-30'],
    ['date', '2025-02-29'],
    ['date', '2026-13-01'],
    ['date', '2026-1-1'],
    ['date', '21.11.2026'],
    ['date', '2026-11-21T00:00:00Z'],
    ['date', '+02026-01-01'],
    ['date', 7],
    ['date', '0026-11-26'],
    ['date', '0001-01-01'],
    ['date', '1899-12-31'],
    ['date', '2200-01-01'],
    ['date', '9999-12-31'],
    ['sections', undefined],
    ['sections', ''],
    ['sections', '{'],
    ['sections', '{}'],
    ['sections', '"[]"'],
    ['sections', 'null'],
    ['sections', deep(40)],
    ['sidebarItems', 'none'],
    ['sidebarItems', `["${'x'.repeat(200_000)}"]`],
    ['bannerImage', 'javascript:alert(1)'],
    ['bannerImage', '//evil.example/x.png'],
    ['bannerImage', '/\\evil.example/x.png'],
    ['bannerImage', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['bannerImage', 'blob:http://localhost/1'],
    ['bannerImage', `/${'x'.repeat(2048)}`],
  ])('names %s for %.40j', (field, value) => {
    expect(Object.keys(problems({ [field]: value }) ?? {})).toEqual([field]);
  });

  it('has a separate message for a text that breaks a pattern', () => {
    expect(problems({ title: 'two\nlines', date: '0026-11-26' })).toEqual({
      title: 'This must be one line without control characters.',
      date: 'Please enter a year from 1900 to 2199.',
    });
    expect(problems({ title: '\u00ad', date: '2026-11-31' })).toEqual({
      title: 'Please enter a title.',
      date: 'Please enter the date as YYYY-MM-DD.',
    });
  });

  it('limits the nesting without recursion', () => {
    expect(isShallow(JSON.parse(deep(32)))).toBe(true);
    expect(isShallow(JSON.parse(deep(5000)))).toBe(false);
  });
});

describe('other requests', () => {
  it('names both missing fields of a login', () => {
    expect(requestProblems('login', { body: {} })).toEqual({
      email: 'Please enter your email address.',
      password: 'Please enter your password.',
    });
  });

  it('checks the range of a page and of its size', () => {
    expect(
      requestProblems('listArticles', { query: { page: 1, limit: 100, q: '', fields: 'summary', other: 'x' } }),
    ).toBe(null);
    expect(
      requestProblems('listArticles', { query: { page: 0, limit: 101, q: 'x'.repeat(201), fields: 'all' } }),
    ).toEqual({
      page: 'This must be a whole number from 1 to 1000000.',
      limit: 'This must be a whole number from 1 to 100.',
      q: 'This is longer than 200 characters.',
      fields: 'This must be one of: summary.',
    });
    expect(requestProblems('listArticles', { query: { page: '1e1' } })).not.toBeNull();
  });

  it('limits the length of an idempotency key', () => {
    const message = 'The Idempotency-Key must have 1 to 200 characters.';
    expect(requestProblems('createArticle', { header: { 'Idempotency-Key': 'k'.repeat(200) } })).toBeNull();
    for (const key of ['', 'k'.repeat(201)])
      expect(requestProblems('createArticle', { header: { 'Idempotency-Key': key } })).toEqual({
        'Idempotency-Key': message,
      });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeArticle, encodeArticle, type SavedArticle } from './article';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

const paragraph = { type: 'paragraph', content: 'Read me.' };
const table = {
  type: 'table',
  rows: [
    ['Stop', 'Owner'],
    [1, null],
  ],
  title: 7,
};
const sections = [
  { title: 'First', content: [paragraph, table, { type: 'list', content: ['one'] }], anchor: 'x' },
  { title: 'Second', content: [paragraph] },
];
const wire = { id: 1, title: 'Odd', slug: 'odd', date: '2026-11-20', sidebarItems: '[]' };

function read(value: unknown): SavedArticle {
  const article = decodeArticle({ ...wire, sections: value });
  if (!article) throw new Error('The article could not be decoded.');
  return article;
}
const sent = (article: SavedArticle) => encodeArticle(article, undefined).sections;

describe('an unreadable block', () => {
  it.each([
    ['JSON text', JSON.stringify(sections)],
    ['an array', sections],
    ['JSON text in another format', JSON.stringify(sections, null, 2).replaceAll('Read', String.raw`\u0052ead`)],
  ])(
    'leaves the rest of the article readable, in %s, and is sent back unchanged',
    { tags: ['S3.article.lists'] },
    (_form, value) => {
      const article = read(value);
      expect(article.unreadable).toEqual({});
      expect(article.sections[0]?.content).toEqual([
        paragraph,
        { type: 'unreadable-block', content: JSON.stringify(table) },
        { type: 'list', content: ['one'] },
      ]);
      expect(sent(article)).toBe(JSON.stringify(sections));
    },
  );

  it.each([
    ['not an object', 12],
    ['nothing', null],
    ['a list', [paragraph]],
    ['a paragraph with a number as content', { type: 'paragraph', content: 5 }],
    ['a type named like an object property', { type: 'constructor', content: 'x' }],
    ['an unreadable block with invalid JSON', { type: 'unreadable-block', content: '{"cut' }],
  ])('may be %s', (_what, block) => {
    const article = read([{ title: 'First', content: [block] }]);
    expect(article.sections[0]?.content[0]?.type).toBe('unreadable-block');
    expect(sent(article)).toBe(JSON.stringify([{ title: 'First', content: [block] }]));
  });

  it('stays the same when it is decoded again, as after a restore from the history', () => {
    const article = read(sections);
    expect(decodeArticle(structuredClone(article))).toEqual(article);
  });

  it.each([
    ['a number too large for JavaScript', '[{"title":"A","content":[{"type":"id","value":12345678901234567890}]}]'],
    ['a number in another notation', '[{"title":"A","content":[{"type":"price","value":1.50}]}]'],
    ['a duplicate key', '[{"title":"A","content":[{"type":"x","a":1,"a":2}]}]'],
  ])('leaves the whole list raw, byte for byte, with %s', (_what, raw) => {
    const article = read(raw);
    expect(article.sections).toEqual([]);
    expect(article.unreadable).toEqual({ sections: raw });
    expect(sent(article)).toBe(raw);
  });

  it('does not hide an invalid section: the whole list stays raw', () => {
    expect(read('[{"title":"A"}]').unreadable).toEqual({ sections: '[{"title":"A"}]' });
  });
});

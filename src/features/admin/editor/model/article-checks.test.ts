import { expect, it } from 'vitest';
import { checkArticle } from './article-checks';
import { editorArticle, editorSection, editorSidebarItem, emptyDraft } from './editor-article';

const context = { others: [], id: undefined, savedSlug: undefined, today: '2026-11-20' };
const article = editorArticle({
  ...emptyDraft('2026-11-20'),
  title: 'Title',
  slug: 'title',
  bannerImage: '/art/article-default.svg',
  bannerAlt: '',
});
const titles = (change: Partial<typeof article>, around: Partial<typeof context> | object = {}) =>
  checkArticle({ ...article, ...change }, { ...context, ...around })
    .filter(({ level }) => level !== 'ok')
    .map(({ title }) => title);

it('finds no problem in a complete article', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ bannerAlt: 'A claims desk' })).toEqual([]);
  const { bannerAlt: _, ...undecided } = article;
  expect(checkArticle(undecided, context).map(({ title }) => title)).toContain('The banner has no alternative text');
});

it.each([
  ['a missing title', { title: ' ' }, 'The title is missing'],
  ['a reserved slug', { slug: 'admin' }, 'The slug cannot be used'],
  ['a future date', { date: '2026-11-21' }, 'The date is in the future'],
  ['a date in exactly ten years', { date: '2036-11-20' }, 'The date is in the future'],
  ['a date in more than ten years', { date: '2036-11-21' }, 'The date is more than ten years ahead'],
  ['a date before the firm', { date: '2006-12-31' }, 'The date is before 2007'],
  ['a year of two digits', { date: '0026-11-26' }, 'The date is before 2007'],
  ['a title that nobody can see', { title: '\u200b\u3164' }, 'The title is missing'],
  ['a missing banner', { bannerImage: '' }, 'There is no banner'],
  ['a banner with a blank text', { bannerAlt: ' ' }, 'The banner has no alternative text'],
  ['an unreadable list', { unreadable: { sections: '[' } }, 'Some content could not be read'],
  [
    'an unreadable block',
    { sections: [editorSection({ title: 'A', content: [{ type: 'unreadable-block', content: '{}' }] })] },
    'Some content could not be read',
  ],
  [
    'an unsafe link',
    { sidebarItems: [editorSidebarItem({ title: 'A', description: '', link: 'javascript:alert(1)' })] },
    'A link is not allowed',
  ],
  [
    'an empty link',
    {
      sections: [
        editorSection({ title: 'A', content: [{ type: 'paragraph', content: 'x' }], cta: { text: 'Go', link: '' } }),
      ],
    },
    'A link is empty',
  ],
  [
    'an empty block',
    { sections: [editorSection({ title: 'A', content: [{ type: 'paragraph', content: ' ' }] })] },
    'Section 1 has empty content',
  ],
  ['a section without title and content', { sections: [editorSection()] }, 'Section 1 has no title'],
])('reports %s', (_name, change, title) => {
  expect(titles(change)).toContain(title);
});

it('accepts the year in which the firm was founded, and does not judge text that is not a date', () => {
  expect(titles({ date: '2007-01-01' })).toEqual([]);
  expect(titles({ date: 'spring 1999' })).toEqual([]);
});

it('reports a slug that another article uses, but not its own', () => {
  const others = [{ id: '1', slug: 'title' }];
  expect(titles({}, { others })).toEqual(['This slug is already in use']);
  expect(titles({}, { others, id: '1' })).toEqual([]);
});

it('says that a slug is free only after the other slugs are loaded', () => {
  const slugTitle = (others: typeof context.others | undefined) =>
    checkArticle(article, { ...context, others }).find(({ id }) => id === 'slug')?.title;
  expect(slugTitle(undefined)).toBe('The public address');
  expect(slugTitle([])).toBe('The public address is free');
});

it('names the section to expand and the field to focus', () => {
  const section = editorSection(undefined, 's');
  const check = checkArticle({ ...article, sections: [section] }, context).find(({ id }) => id === 's-title');
  expect(check).toMatchObject({ section: 's', target: 's-title' });
});

it('reports an article that is too long for one page, with its size', () => {
  const section = (length: number) =>
    editorSection({ title: 'A', content: [{ type: 'paragraph', content: 'x'.repeat(length) }] });
  expect(titles({ sections: [section(300_000)] })).toEqual([]);
  const sections = Array.from({ length: 1200 }, () => section(1024));
  expect(checkArticle({ ...article, sections }, context).find(({ id }) => id === 'length')).toMatchObject({
    level: 'warning',
    title: 'This article is very long',
    detail: '1,200 sections, 1.17 MB. Readers load it as one page.',
  });
  const long = checkArticle({ ...article, sections: [section(1024 ** 2)] }, context).find(({ id }) => id === 'length');
  expect(long?.detail).toBe('1 section, 1 MB. Readers load it as one page.');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleDraft } from '~/api/articles/article';
import { TEXT_FIELDS, textsWith } from '~contract/article-texts';
import { compareDrafts, mergeDrafts, proposedPicks } from './article-compare';
import { changedPart } from './changed-part';
import { emptyDraft } from './editor-article';

const section = (title: string, content = '') => ({ title, content: [{ type: 'paragraph', content } as const] });
const base: ArticleDraft = {
  ...emptyDraft('2026-11-20'),
  title: 'Title',
  slug: 'title',
  sections: [section('One', 'first'), section('Two', 'second')],
};
const proposed = (mine: ArticleDraft, theirs: ArticleDraft) =>
  mergeDrafts(mine, theirs, proposedPicks(compareDrafts(mine, theirs), mine, theirs, base));

it('finds no differences between equal articles', () => {
  expect(compareDrafts(base, structuredClone(base))).toEqual([]);
});

it('describes the fields that differ', () => {
  const mine = { ...base, date: '2026-11-21', sections: [section('One', 'first, edited'), section('Two', 'second')] };
  expect(compareDrafts(mine, base)).toEqual([
    { id: 'date', label: 'Date', mine: 'November 21, 2026', theirs: 'November 20, 2026' },
    { id: 'sections-0', label: 'Section 1', mine: 'One\nfirst, edited', theirs: 'One\nfirst' },
  ]);
});

it('takes both changes when each side changed a different field', () => {
  const mine = { ...base, title: 'Mine' };
  const theirs = { ...base, sections: [...base.sections, section('Three', 'theirs')] };
  expect(proposed(mine, theirs)).toEqual({ ...theirs, title: 'Mine' });
});

it('takes mine when both sides changed the same field', () => {
  expect(proposed({ ...base, title: 'Mine' }, { ...base, title: 'Theirs' }).title).toBe('Mine');
});

it('keeps an alternative text with its banner', () => {
  const other = { ...base, bannerImage: '/theirs.jpg', bannerAlt: '' };
  const described = { ...base, bannerAlt: 'A desk' };
  expect(proposed(described, other)).toEqual(other);
  expect(proposed(other, described)).toEqual(other);
});

it('does not bring back what the other side deleted', () => {
  const theirs = { ...base, sections: base.sections.slice(1) };
  expect(proposed({ ...base, title: 'Mine' }, theirs).sections).toEqual(theirs.sections);
});

it('keeps a section that I edited and they deleted', () => {
  const mine = { ...base, sections: [section('One', 'edited'), section('Two', 'second')] };
  expect(proposed(mine, { ...base, sections: base.sections.slice(1) }).sections).toEqual(mine.sections);
});

it('compares raw text when one side cannot be read', () => {
  const theirs = { ...base, sections: [], unreadable: { sections: '[broken' } };
  expect(compareDrafts(base, theirs).map(({ id }) => id)).toEqual(['sections']);
  expect(mergeDrafts(base, theirs, { sections: 'theirs' })).toEqual(theirs);
  expect(mergeDrafts(base, theirs, {})).toEqual(base);
});

it('returns one side when all its fields are picked', () => {
  const title = fc.constantFrom('', 'A', 'B', 'C');
  const texts = fc.tuple(...TEXT_FIELDS.map(() => title));
  const lists = fc.record({
    bannerImage: title,
    sections: fc.array(
      fc.tuple(title, title).map(([name, text]) => section(name, text)),
      { maxLength: 5 },
    ),
    sidebarItems: fc.array(fc.record({ title, description: title, link: title }), { maxLength: 3 }),
  });
  const draft = fc
    .tuple(texts, lists)
    .map(([list, others]) => ({ ...textsWith((field) => list[TEXT_FIELDS.indexOf(field)]), ...others }));
  fc.assert(
    fc.property(draft, draft, (mine, theirs) => {
      const differences = compareDrafts(mine, theirs);
      const all = (side: 'mine' | 'theirs') => Object.fromEntries(differences.map(({ id }) => [id, side]));
      expect(mergeDrafts(mine, theirs, all('mine'))).toEqual(mine);
      expect(mergeDrafts(mine, theirs, all('theirs'))).toEqual(theirs);
    }),
    { numRuns: 2000 },
  );
});

it('finds the words that only one text has', () => {
  expect(changedPart('share one record, so it is checked once', 'share one record, twice')).toEqual([
    'share one record, ',
    'so it is checked once',
    '',
  ]);
  expect(changedPart('same', 'same')).toEqual(['same', '', '']);
});

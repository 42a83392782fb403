import { expect, it } from 'vitest';
import { descriptionOf } from './opening';

const withParagraph = (content: string) => ({
  sections: [{ title: '', showImage: false, imageUrl: '', content: [{ type: 'paragraph' as const, content }] }],
});

it('describes an article by its first sentence', () => {
  expect(descriptionOf(withParagraph(' Freight   moves.\nIt never stops. '))).toBe('Freight moves.');
  expect(descriptionOf({ sections: [] })).toBe('');
});

it('ends a long description with a whole word', () => {
  expect(descriptionOf(withParagraph('Every stop knows the next one '.repeat(10)))).toBe(
    `${'Every stop knows the next one '.repeat(5)}Every …`,
  );
});

it('cuts a long word between characters, not inside of an emoji', () => {
  expect(descriptionOf(withParagraph('🚚'.repeat(161)))).toBe(`${'🚚'.repeat(160)} …`);
});

it('prefers the summary, unless nobody can see it', () => {
  const article = withParagraph('Freight moves.');
  expect(descriptionOf({ ...article, summary: 'How freight moves' })).toBe('How freight moves');
  for (const summary of ['', ' \u200b']) expect(descriptionOf({ ...article, summary })).toBe('Freight moves.');
});

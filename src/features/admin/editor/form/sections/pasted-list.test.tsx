// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typedText } from '~/features/admin/editor/form/typed-text';
import { pasteList, withoutMarkers } from './pasted-list';

it.each([
  ['•\tFirst', 'First'],
  ['•\tFirst\r\n•\tSecond\r\n', 'First\nSecond\n'],
  ['·\u00a0\u00a0\u00a0\u00a0\u00a0 One', 'One'],
  ['\uf0b7\tSymbol\n\uf0a7\tWingdings\n\uf0d8\tArrow', 'Symbol\nWingdings\nArrow'],
  ['o\tSecond level\n§\tThird level', 'Second level\nThird level'],
  ['▪\tOne\n◦  Two\n‣\tThree\n●\tFour\n⦁\tFive', 'One\nTwo\nThree\nFour\nFive'],
  ['–\tOne\n-\tTwo\n—  Three\n*   Four', 'One\nTwo\nThree\nFour'],
  ['1.\tOne\n2.\tTwo\n10.\tTen', 'One\nTwo\nTen'],
  ['1)\tOne\n(2)\tTwo\n3.)  ', 'One\nTwo\n3.)  '],
  ['a)\tOne\nB.\tTwo\n(c)\tThree', 'One\nTwo\nThree'],
  ['i.\tOne\niv.\tTwo\nXII)\tThree\nxl.\tFour', 'One\nTwo\nThree\nFour'],
  ['1.1.\tOne\n1.2.3)\tTwo', 'One\nTwo'],
  ['  •\tIndented\n\t1.\tMore', 'Indented\nMore'],
  ['• One of a web page\n• Two', 'One of a web page\nTwo'],
  ['•\tFirst line\vsecond line', 'First line second line'],
  ['•\tOne\n\n \n•\tTwo', 'One\n\n \nTwo'],
  ['•\ta)\tkept', 'a)\tkept'],
])('removes the markers of %j', (pasted, items) => {
  expect(withoutMarkers(pasted)).toBe(items);
});

it.each([
  '1. January',
  'A. Smith',
  '- 5 degrees',
  '-5 degrees',
  '3)',
  '•',
  '1.\t',
  '3.5\ttons',
  '2026\tApril',
  'I. Newton',
  'o clock',
  'mix.\tand match',
  'a\tcell\tof a table',
  'No marker at all',
  '* a note',
  '•First without a gap',
  '  two spaces in front',
])('leaves %j as it is', (text) => {
  expect(withoutMarkers(text)).toBe(text);
});

it('inserts the items at the caret, and reports the change once', () => {
  const onText = vi.fn();
  render(
    <textarea
      aria-label="Items"
      defaultValue="before after"
      onPaste={pasteList}
      onChange={(event) => onText(typedText(event))}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(7, 7);
  fireEvent.paste(field, { clipboardData: { getData: () => '•\tFirst\r\n•\tSecond\n' } });
  expect(onText.mock.calls).toEqual([['before First\nSecond\nafter']]);
  fireEvent.paste(field, { clipboardData: { getData: () => '1. January' } });
  expect(onText).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typedText } from './typed-text';

it('keeps the line breaks of text from Word in a text area, and replaces them in one line', () => {
  const onText = vi.fn();
  render(
    <>
      <input aria-label="Line" onChange={(event) => onText(typedText(event))} />
      <textarea aria-label="Area" onChange={(event) => onText(typedText(event))} />
    </>,
  );
  for (const label of ['Line', 'Area']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'one\vtwo' } });
  }
  expect(onText.mock.calls).toEqual([['one two'], ['one\ntwo']]);
});

it.each([
  ['a\tb', 'a b'],
  ['a\u2028b\u0085c', 'a b c'],
  ['\u202eabc\u202c', 'abc'],
  ['می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
])('makes %j one line', (pasted, line) => {
  const onText = vi.fn();
  render(<input onChange={(event) => onText(typedText(event))} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: pasted } });
  expect(onText).toHaveBeenCalledWith(line);
});

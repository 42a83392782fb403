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

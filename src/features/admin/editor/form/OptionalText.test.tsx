// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { lostTexts, noteStoredTexts } from '~/api/articles/stored-texts';
import { initialState } from '~/features/admin/editor/model/editor-actions';
import { draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { EditorContext } from '~/features/admin/editor/model/editor-context';
import { reduceEditor } from '~/features/admin/editor/model/editor-state';
import { InformationPanel } from './InformationPanel';

const start = editorArticle({ ...emptyDraft('2026-11-20'), title: 'A', slug: 'a', bannerImage: '/art/x.svg' });

const picture = { blob: new Blob(), name: 'port.png', width: 1, chosenSize: 1 };

function Form() {
  const [state, dispatch] = useReducer(reduceEditor, start, (article) => initialState(article, undefined));
  return (
    <EditorContext value={{ dispatch, say: () => undefined }}>
      <InformationPanel article={state.present} picture={undefined} savedSlug={undefined} errors={{}} />
      <output aria-label="Sent">{JSON.stringify(draftOf(state.present))}</output>
      <button type="button" onClick={() => dispatch({ type: 'setPicture', picture })}>
        Take another picture
      </button>
    </EditorContext>
  );
}
const sent = () => JSON.parse(screen.getByRole('status', { name: 'Sent' }).textContent ?? '').bannerAlt;
const field = () => screen.getByRole('textbox', { name: /^Alternative text/ });
const choice = () => screen.getByRole('checkbox', { name: 'Decorative, no text needed' });

it('has three states: nobody has decided, decorative, and a text', () => {
  render(<Form />);
  expect(sent()).toBeUndefined();
  fireEvent.change(field(), { target: { value: 'A claims desk' } });
  expect(sent()).toBe('A claims desk');
  expect(choice()).not.toBeChecked();
  fireEvent.click(choice());
  expect(sent()).toBe('');
  fireEvent.click(choice());
  expect(sent()).toBe('A claims desk');
  fireEvent.change(field(), { target: { value: '' } });
  expect(sent()).toBeUndefined();
  expect(choice()).not.toBeChecked();
});

it('asks again after the banner was replaced, and offers the previous text', () => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: 'A claims desk' } });
  fireEvent.click(screen.getByText('Take another picture'));
  expect(field()).toHaveValue('');
  expect(sent()).toBeUndefined();
  expect(field()).toHaveAccessibleDescription(/The text of the previous banner:\s*“A claims desk”/);
  fireEvent.click(screen.getByRole('button', { name: 'Use it for this banner' }));
  expect(sent()).toBe('A claims desk');
  expect(screen.queryByRole('button', { name: 'Use it for this banner' })).toBeNull();
});

it('disappears when a response shows that the backend does not store it, and comes back when one does', () => {
  const draft = { ...emptyDraft('2026-11-20'), bannerAlt: 'A claims desk' };
  const { bannerAlt: _, ...received } = draft;
  noteStoredTexts(received);
  const { rerender } = render(<Form />);
  expect(field()).toBeVisible();
  expect(lostTexts(draft, received)).toEqual(['bannerAlt']);
  noteStoredTexts(received, draft);
  rerender(<Form />);
  expect(screen.queryByRole('textbox', { name: /^Alternative text/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Summary/ })).toBeVisible();
  noteStoredTexts(draft);
  rerender(<Form />);
  expect(field()).toBeVisible();
});

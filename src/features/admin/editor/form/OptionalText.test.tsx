// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { lostTexts, noteStoredTexts } from '~/api/articles/stored-texts';
import { initialState } from '~/features/admin/editor/model/editor-actions';
import { draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { EditorContext } from '~/features/admin/editor/model/editor-context';
import { reduce } from '~/features/admin/editor/model/editor-state';
import { InformationPanel } from './InformationPanel';

const start = editorArticle({ ...emptyDraft('2026-11-20'), title: 'A', slug: 'a', bannerImage: '/art/x.svg' });

function Form() {
  const [state, dispatch] = useReducer(reduce, start, (article) => initialState(article, undefined));
  return (
    <EditorContext value={{ dispatch, say: () => undefined }}>
      <InformationPanel article={state.present} picture={undefined} savedSlug={undefined} errors={{}} />
      <output>{JSON.stringify(draftOf(state.present))}</output>
      <button type="button" onClick={() => dispatch({ type: 'undo' })}>
        Undo
      </button>
    </EditorContext>
  );
}
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '').bannerAlt;
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
  fireEvent.click(screen.getByText('Undo'));
  expect(sent()).toBe('A claims desk');
  fireEvent.change(field(), { target: { value: '' } });
  expect(sent()).toBeUndefined();
  expect(choice()).not.toBeChecked();
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

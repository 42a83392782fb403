import type { EditorState } from './editor-actions';
import type { EditorArticle } from './editor-article';

/** The number of steps that users can undo. */
const HISTORY_LIMIT = 500;

/** Each word is a step, so that undo removes words instead of whole paragraphs. */
const startsWord = (before: string, after: string) =>
  after.length > before.length && /\s$/.test(before) && !/\s$/.test(after);

export function step(state: EditorState, present: EditorArticle): EditorState {
  if (present === state.present) return state;
  const past = [...state.past, state.present].slice(-HISTORY_LIMIT);
  return { ...state, present, past, future: [], typing: undefined };
}

export function typed(
  state: EditorState,
  field: string,
  before: string,
  after: string,
  present: EditorArticle,
): EditorState {
  if (before === after) return state;
  const difference = after.length - before.length;
  // A pasted or deleted text is a separate step. Otherwise undo could not bring back what was pasted and then deleted.
  if (Math.abs(difference) > 1) return step(state, present);
  const typing = `${field} ${difference < 0 ? 'deletes' : 'types'}`;
  const continues = state.typing === typing && !startsWord(before, after);
  return continues ? { ...state, present, future: [] } : { ...step(state, present), typing };
}

export function undo(state: EditorState): EditorState {
  const before = state.past.at(-1);
  if (!before) return state;
  const future = [state.present, ...state.future];
  return { ...state, present: before, past: state.past.slice(0, -1), future, typing: undefined, leftOut: '' };
}

export function redo(state: EditorState): EditorState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return { ...state, present: next, past: [...state.past, state.present], future, typing: undefined };
}

import { createContext, type Dispatch, use } from 'react';
import type { EditorAction } from './editor-actions';

/** What every part of the form needs; both are the same from first to last, so nothing re-renders because of them. */
export interface EditorTools {
  readonly dispatch: Dispatch<EditorAction>;
  readonly say: (text: string) => void;
}

export const EditorContext = createContext<EditorTools>({ dispatch: () => undefined, say: () => undefined });

export const useEditor = () => use(EditorContext);

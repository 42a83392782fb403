import { createContext, type Dispatch, use } from 'react';
import type { EditorAction } from './editor-actions';

/** What all parts of the form use. Both functions are stable, so they never cause a re-render. */
export interface EditorTools {
  readonly dispatch: Dispatch<EditorAction>;
  readonly say: (text: string) => void;
}

export const EditorContext = createContext<EditorTools>({ dispatch: () => undefined, say: () => undefined });

export const useEditor = () => use(EditorContext);

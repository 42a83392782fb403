import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from '~/lib/browser/shortcut';

export interface ShortcutActions {
  readonly save: () => void;
  readonly preview: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly help: () => void;
  readonly addSection: () => void;
  readonly addContent: () => void;
}

const ACTIONS: ReadonlyMap<string | undefined, keyof ShortcutActions> = new Map([
  ['Ctrl+S', 'save'],
  // Ctrl+Shift+P is not used, because it opens a private window in Firefox and pages cannot prevent that.
  ['Alt+P', 'preview'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+Y', 'redo'],
  ['Alt+N', 'addSection'],
  ['Alt+B', 'addContent'],
  ['?', 'help'],
]);

/** Handles the shortcuts of the editor. While a dialog is open, neither the editor nor the browser reacts to them. */
export function useShortcuts(actions: ShortcutActions) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTIONS.get(shortcutOf(event));
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    const isInDialog = document.querySelector('dialog[open]') !== null;
    if (isInDialog) return;
    actions[action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

export interface ShortcutActions {
  readonly save: () => void;
  readonly preview: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly help: () => void;
  readonly addSection: () => void;
  readonly addContent: () => void;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('textarea,select,[contenteditable]') || target.matches('input'));

/** The action of a shortcut. Alt combinations use the position of the key, because Alt changes its letter on macOS. */
export function actionOf(event: KeyboardEvent): keyof ShortcutActions | undefined {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 's' && !event.shiftKey) return 'save';
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    if (key === 'y' && !event.shiftKey) return 'redo';
    return undefined;
  }
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    if (event.code === 'KeyN') return 'addSection';
    if (event.code === 'KeyB') return 'addContent';
    // Not Ctrl+Shift+P: it opens a private window in Firefox, and pages cannot prevent that.
    if (event.code === 'KeyP') return 'preview';
    return undefined;
  }
  return event.key === '?' && !isTextField(event.target) ? 'help' : undefined;
}

/** Handles the shortcuts of the editor. While a dialog is open, they do nothing, and the browser does not either. */
export function useShortcuts(actions: ShortcutActions) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
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

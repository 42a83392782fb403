const TEXT_FIELD =
  'textarea, select, [contenteditable], input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=submit])';
/**
 * A letter of another alphabet. π is excluded, because Option+P types it on a Mac, even if the browser hides that it
 * runs on a Mac.
 */
const OTHER_LETTER = /^(?:(?!π)(?=\p{L})\P{Script=Latin})+$/u;

/** True if the key press types a character, or moves or changes text as the system's own keys do. */
function isTyping({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent, isMac: boolean): boolean {
  if (!(target instanceof Element) || !target.matches(TEXT_FIELD)) return false;
  const isCharacter = key === 'Dead' || [...key].length === 1;
  if (altKey) return isMac || (isCharacter && !/^[a-z]$/i.test(key) && !OTHER_LETTER.test(key));
  // On a Mac, Ctrl+Y pastes what Ctrl+K has cut.
  if (ctrlKey || metaKey) return isMac && ctrlKey && key === 'y';
  return isCharacter;
}

/**
 * The name of a shortcut, such as 'Ctrl+S' (also with ⌘), 'Ctrl+Shift+Z', 'Alt+N', '?' or 'Escape'. Undefined if the
 * key press types something: with Option on a Mac, with AltGr, or in a composition. A letter has the name that the
 * keyboard types. If that is not one of a to z, as on a Russian keyboard or with Option, it has the name of the key at
 * this position of a US keyboard.
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { altKey, code, ctrlKey, isComposing, key, keyCode, metaKey, shiftKey } = event;
  const isMac = navigator.userAgent.includes('Mac');
  // In Safari, only this code marks the key that ends a composition. Firefox on a Mac calls Option AltGr.
  if (isComposing || keyCode === 229 || (!isMac && event.getModifierState('AltGraph'))) return undefined;
  if (isTyping(event, isMac)) return undefined;
  const isLatin = /^[a-z]$/i.test(key);
  const isByPosition = !isLatin && code.startsWith('Key') && (altKey || OTHER_LETTER.test(key));
  const name = isByPosition ? code.slice(3) : isLatin ? key.toUpperCase() : key;
  const isShifted = shiftKey && (isLatin || isByPosition || key.length > 1);
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', isShifted && 'Shift', name].filter(Boolean).join('+');
}

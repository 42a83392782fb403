// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { shortcutOf } from './shortcut';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

type Init = KeyboardEventInit & { readonly field?: string };

/** What the key press is, on the page or in a field of this HTML. */
function press({ field, ...init }: Init) {
  document.body.innerHTML = field ?? '<button></button>';
  let found: string | undefined;
  const listen = (event: KeyboardEvent) => {
    found = shortcutOf(event);
  };
  document.addEventListener('keydown', listen);
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return found;
}

const onMac = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC);
const field = '<textarea></textarea>';
const alt = { altKey: true };
const ctrl = { ctrlKey: true };

afterEach(() => void vi.restoreAllMocks());

it.each<[string, Init, string]>([
  ['the letter of a keyboard', { ...alt, code: 'KeyN', key: 'n', field }, 'Alt+N'],
  ['Caps Lock', { ...ctrl, code: 'KeyS', key: 'S', field }, 'Ctrl+S'],
  ['a French keyboard', { ...alt, code: 'KeyA', key: 'q' }, 'Alt+Q'],
  ['a German keyboard', { ...ctrl, code: 'KeyY', key: 'z', field }, 'Ctrl+Z'],
  ['Dvorak', { ...ctrl, code: 'KeyZ', key: ';', field }, 'Ctrl+;'],
  ['a Russian keyboard', { ...ctrl, code: 'KeyS', key: 'ы', field }, 'Ctrl+S'],
  ['a Russian keyboard with Alt', { ...alt, code: 'KeyB', key: 'и', field }, 'Alt+B'],
  ['a Greek keyboard', { ...alt, code: 'KeyN', key: 'ν', field }, 'Alt+N'],
  ['a Hebrew keyboard', { ...alt, code: 'KeyN', key: 'מ', field }, 'Alt+N'],
  ['an Arabic keyboard, whose key has two letters', { ...alt, code: 'KeyB', key: 'لا', field }, 'Alt+B'],
  ['⌘ as Ctrl', { metaKey: true, shiftKey: true, code: 'KeyZ', key: 'z', field }, 'Ctrl+Shift+Z'],
  ['an arrow', { ...alt, code: 'ArrowUp', key: 'ArrowUp', field }, 'Alt+ArrowUp'],
  ['Escape', { code: 'Escape', key: 'Escape', field }, 'Escape'],
  ['a question mark outside a field', { shiftKey: true, code: 'Slash', key: '?' }, '?'],
  ['a letter on a checkbox', { ...alt, code: 'KeyN', key: 'ñ', field: '<input type="checkbox">' }, 'Alt+N'],
])('names a shortcut: %s', (_, init, name) => {
  expect(press(init)).toBe(name);
});

it.each<[string, Init]>([
  ['Option', { ...alt, code: 'KeyN', key: 'ñ', field }],
  ['Option with a dead key', { ...alt, code: 'KeyN', key: 'Dead', field }],
  ['Option with a sign', { ...alt, code: 'KeyB', key: '∫', field: '<input type="search">' }],
  ['AltGr on Windows', { ...alt, ...ctrl, code: 'KeyN', key: 'ń', field }],
  ['AltGr in Firefox', { modifierAltGraph: true, code: 'KeyS', key: 'ś', ...ctrl, field }],
  ['a composition', { isComposing: true, code: 'Escape', key: 'Escape', field }],
  ['the end of a composition in Safari', { keyCode: 229, code: 'Escape', key: 'Escape', field }],
  ['a phone', { keyCode: 229, key: 'Unidentified', field }],
  ['a question mark in a field', { shiftKey: true, code: 'Slash', key: '?', field }],
])('leaves to the field what types a character: %s', (_, init) => {
  expect(press(init)).toBeUndefined();
});

it.each<[string, Init, string | undefined]>([
  ['Option on a Russian keyboard', { ...alt, code: 'KeyB', key: 'и', field }, undefined],
  ['Option and an arrow move the cursor', { ...alt, code: 'ArrowUp', key: 'ArrowUp', field }, undefined],
  ['Ctrl+Y pastes', { ...ctrl, code: 'KeyY', key: 'y', field }, undefined],
  ['a question mark in a field', { shiftKey: true, code: 'Slash', key: '?', field }, undefined],
  ['⌘', { metaKey: true, code: 'KeyS', key: 's', field }, 'Ctrl+S'],
  ['Option outside a field', { ...alt, code: 'KeyN', key: 'Dead' }, 'Alt+N'],
  ['Option in Firefox', { ...alt, modifierAltGraph: true, code: 'KeyB', key: '∫' }, 'Alt+B'],
])('knows the keys of a Mac: %s', (_, init, name) => {
  onMac();
  expect(press(init)).toBe(name);
});

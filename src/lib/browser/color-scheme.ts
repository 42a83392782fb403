import { ownName } from '~/lib/base';

/**
 * The visitor's theme, in `localStorage.theme` and in `data-theme` on `<html>`, which the inline starter sets before
 * the first paint. Until the visitor chooses one, the page follows the system.
 */
export type ColorScheme = 'light' | 'dark';

const STORAGE_KEY = ownName('theme');

/** The current theme. Browser only. */
export function currentColorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)')?.matches ? 'dark' : 'light';
}

/** Applies a theme and saves the choice. If storage is blocked, it lasts until the page is left. */
export function chooseColorScheme(scheme: ColorScheme) {
  document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch (error) {
    console.warn('The theme could not be saved:', error);
  }
}

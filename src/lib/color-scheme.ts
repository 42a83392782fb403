import { ownName } from './base';

/**
 * The visitor's theme: `localStorage.theme` and `data-theme` on `<html>`, which the inline starter sets before the first
 * paint. Without a choice the page follows the system.
 */
export type ColorScheme = 'light' | 'dark';

const STORAGE_KEY = ownName('theme');

/** The theme on screen now. Browser only. */
export function currentColorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)')?.matches ? 'dark' : 'light';
}

/** Shows a theme and keeps the choice; where storage is refused it lasts for this page. */
export function chooseColorScheme(scheme: ColorScheme) {
  document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch (error) {
    console.warn('The theme cannot be kept:', error);
  }
}

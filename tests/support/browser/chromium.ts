import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The path of the system's Chromium, or of `CHROMIUM_PATH`. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
  if (!path) throw new Error('Chromium was not found. Install it, or set CHROMIUM_PATH.');
  return path;
}

/** Chromium's headless shell if installed, which is twice as fast and also Playwright's default. */
export const headlessShellPath = () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath());

/** Without these flags Chromium contacts its vendor at startup, and refuses to run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The flags for tests that run many short pages: compiling their code once more costs a sixth of their processor time. */
export const testFlags = [...chromiumFlags, '--js-flags=--no-turbofan'] as const;

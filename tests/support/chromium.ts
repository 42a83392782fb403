import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The system's Chromium, or what `CHROMIUM_PATH` names. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
  if (!path) throw new Error('Chromium was not found. Install it, or name it in CHROMIUM_PATH.');
  return path;
}

/** Chromium without its own windows, where it is installed: a page costs half the time. Playwright's default for such tests too. */
export const headlessShellPath = () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath());

/** Without them Chromium calls home at start and, as root, refuses to run. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const find = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

/** The system's Chromium; where there is none, the package manager is asked for it. Ends the process when that fails. */
export async function ensureChromium() {
  let path = find();
  if (!path && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing; installing it with apt-get.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    path = find();
  }
  if (!path || !existsSync(path)) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}

import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const isFound = () => Boolean(process.env.CHROMIUM_PATH) || PLACES.some((place) => existsSync(place));

/** Installs Debian packages as root, otherwise does nothing. */
export async function tryInstall(packages, ...options) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', ...options, ...packages], { env });
}

/** The Debian packages: Chromium, its headless shell, which is faster, and the font that the site uses until its own fonts have loaded. */
const PACKAGES = {
  chromium: isFound,
  'chromium-headless-shell': () => existsSync('/usr/bin/chromium-headless-shell'),
  'fonts-liberation': () => existsSync('/usr/share/fonts/truetype/liberation'),
};

/** Installs the missing packages. Exits the process if there is no Chromium. */
export async function ensureChromium() {
  const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]());
  if (!process.env.CHROMIUM_PATH && existsSync('/etc/debian_version')) await tryInstall(missing);
  if (isFound()) return;
  console.error('The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}

import { existsSync, readdirSync } from 'node:fs';
import { run } from '../run.mjs';

export const NAMES = ['firefox', 'webkit'];

const inPath = (program) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
const hasTypelib = (name) =>
  ['/usr/lib', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`) : [])].some(
    (folder) => existsSync(`${folder}/girepository-1.0/${name}.typelib`),
  );

/** Debian packages an engine's checks need, and how to see whether they are there. */
const PACKAGES = {
  firefox: { 'firefox-esr': () => Boolean(process.env.FIREFOX_PATH) || inPath('firefox-esr') },
  webkit: {
    'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
    gjs: () => inPath('gjs'),
    'gir1.2-webkit2-4.1': () => hasTypelib('WebKit2-4.1'),
    xvfb: () => Boolean(process.env.DISPLAY) || inPath('Xvfb'),
  },
};
/** Reads the printed pages. */
const BOTH = { 'poppler-utils': () => inPath('pdftotext') };

/** Packages that are missing for an engine; with `installs`, those that could not be installed. */
export async function missingFor(name, { installs }) {
  const needs = Object.entries({ ...PACKAGES[name], ...BOTH });
  const missing = () => needs.filter(([, isThere]) => !isThere()).map(([debian]) => debian);
  if (installs && missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`${missing().join(', ')} missing; installing with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { env });
  }
  return missing();
}

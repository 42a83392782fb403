import { existsSync, readdirSync } from 'node:fs';
import { tryInstall } from './find-chromium.mjs';

/** The names of the engines. */
export const NAMES = ['firefox', 'webkit'];

const inPath = (program) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
const hasTypelib = (name) =>
  ['/usr/lib', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`) : [])].some(
    (folder) => existsSync(`${folder}/girepository-1.0/${name}.typelib`),
  );

/** The Debian packages that each engine needs, with a function that checks whether a package is installed. */
const PACKAGES = {
  firefox: { 'firefox-esr': () => Boolean(process.env.FIREFOX_PATH) || inPath('firefox-esr') },
  webkit: {
    'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
    gjs: () => inPath('gjs'),
    'gir1.2-webkit2-4.1': () => hasTypelib('WebKit2-4.1'),
    xvfb: () => Boolean(process.env.DISPLAY) || inPath('Xvfb'),
  },
};
/** Both engines need a tool that reads the printed pages. */
const BOTH = { 'poppler-utils': () => inPath('pdftotext') };

/** Returns the missing packages of an engine. With `installs`, tries to install them first. */
export async function missingFor(name, { installs }) {
  const needs = Object.entries({ ...PACKAGES[name], ...BOTH });
  const missing = () => needs.filter(([, isInstalled]) => !isInstalled()).map(([debian]) => debian);
  if (installs) await tryInstall(missing(), '--no-install-recommends');
  return missing();
}

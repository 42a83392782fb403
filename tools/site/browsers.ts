import { readFileSync } from 'node:fs';
import { browserslistToTargets } from 'lightningcss';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** The oldest fully supported browsers in Vite's format, such as `chrome123`. */
export const SUPPORTED_BROWSERS = browserslist.map((name) => name.replace(' >= ', ''));

/** The same browsers for lightningcss. */
export const CSS_TARGETS = browserslistToTargets(browserslist.map((name) => name.replace('>= ', '')));

/** The oldest browsers that can show the pages. The inline script runs there too, to show a notice. */
export const READABLE_BROWSERS = ['chrome110', 'edge110', 'firefox115', 'safari16.4'];

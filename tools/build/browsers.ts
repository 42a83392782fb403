import { readFileSync } from 'node:fs';
import { browserslistToTargets } from 'lightningcss';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** The oldest browsers in which everything works, as Vite names them: `chrome123`. */
export const SUPPORTED_BROWSERS = browserslist.map((name) => name.replace(' >= ', ''));

/** The same for lightningcss. */
export const CSS_TARGETS = browserslistToTargets(browserslist.map((name) => name.replace('>= ', '')));

/** The oldest browsers that show every page. The script in the page runs there too, to say what they miss. */
export const READABLE_BROWSERS = ['chrome110', 'edge110', 'firefox115', 'safari16.4'];

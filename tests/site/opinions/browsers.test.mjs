import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import stylelint from 'stylelint';
import unsupported from 'stylelint-no-unsupported-browser-features';
import { expect, it } from 'vitest';
import { builtFiles, read } from './site.mjs';

const { browserslist } = JSON.parse(read(new URL('../../../package.json', import.meta.url)));

/** Features that supported browsers lack, and their fallbacks. The names are those of caniuse and stylelint's rule. */
const CSS_WITH_FALLBACK = [
  // Saves layout work. Without it the whole page is laid out at once.
  'css-content-visibility',
  // Missing only in desktop Safari, which has no touch input.
  'css-touch-action',
  // caniuse lists no browser for it; MDN lists Chrome 120, Firefox 113 and Safari 17. Without it, the notice is missing.
  'css-media-scripting',
];
const SCRIPTS_WITH_FALLBACK = [
  // Feature-detected: the app badge and Save-Data.
  'navigator.setAppBadge',
  'navigator.connection',
  // Without Trusted Types the worker's URL is a plain string.
  'trustedTypes',
  // Falls back to a timer.
  'requestIdleCallback',
];

it('the built scripts use only APIs of the supported browsers', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.js'], plugins: { compat }, rules: { 'compat/compat': 'error' } },
      { settings: { browserslistOpts: {}, targets: browserslist, polyfills: SCRIPTS_WITH_FALLBACK } },
    ],
    ignore: false,
    cwd: '/',
  });
  const results = await eslint.lintFiles(builtFiles('.js'));
  expect(results.length).toBeGreaterThan(20);
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${filePath.split('/dist/')[1]}: ${message}`),
  );
  expect(found).toEqual([]);
});

it('the built style sheets use only features of the supported browsers', async () => {
  const inline = builtFiles('.html').map((file) => /<style>(.*?)<\/style>/s.exec(read(file))?.[1] ?? '');
  const code = [...new Set([...builtFiles('.css').map(read), ...inline])];
  expect(code.length).toBeGreaterThan(20);
  const found = new Set();
  for (const css of code) {
    const { results } = await stylelint.lint({
      code: css,
      config: {
        plugins: [unsupported],
        rules: {
          'plugin/no-unsupported-browser-features': [
            true,
            { browsers: browserslist, ignore: CSS_WITH_FALLBACK, ignorePartialSupport: true },
          ],
        },
      },
    });
    for (const { text } of results.flatMap(({ warnings }) => warnings)) found.add(text);
  }
  expect([...found]).toEqual([]);
});

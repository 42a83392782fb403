import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import stylelint from 'stylelint';
import unsupported from 'stylelint-no-unsupported-browser-features';
import { expect, it } from 'vitest';
import { builtFiles, read } from './site.mjs';

const { browserslist } = JSON.parse(read(new URL('../../../package.json', import.meta.url)));

/** Newer than the supported browsers, and what stands in its place there. Names as in caniuse and in stylelint's rule. */
const CSS_WITH_FALLBACK = [
  // Saves layout work; without it a page is laid out at once.
  'css-content-visibility',
  // Missing in desktop Safari only, which has no touch.
  'css-touch-action',
];
const SCRIPTS_WITH_FALLBACK = [
  // Asked for before use: the badge of the installed app, and who wants to save data.
  'navigator.setAppBadge',
  'navigator.connection',
  // Without Trusted Types the worker's address is a plain string.
  'trustedTypes',
  // Replaced by a timer.
  'requestIdleCallback',
];

it('the built scripts use no API that the supported browsers lack', async () => {
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

it('the built style sheets use no feature that the supported browsers lack', async () => {
  const inline = builtFiles('.html').map((file) => /<style>([^<]*)<\/style>/.exec(read(file))?.[1] ?? '');
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

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import vnu from 'vnu-jar';
import { builtFiles } from './site.mjs';

/** Features that the validator does not support yet. */
const EXCEPTIONS = [
  // The `blocking` attribute, in HTML since 2023; the validator accepts it on style sheets only.
  /^A “link” element with a “blocking” attribute/,
  // Its CSS parser supports neither container queries nor nested custom properties.
  /^CSS: Unrecognized at-rule “@container”/,
  /^CSS: “container”: Property “container” doesn't exist/,
  /^CSS: “interpolate-size”: Property “interpolate-size” doesn't exist/,
  /^CSS: “--pad”: Parse Error/,
  /^CSS: “mask”: “linear-gradient/,
];

it('every built page is valid HTML', () => {
  const pages = builtFiles('.html');
  expect(pages.length).toBeGreaterThan(50);
  const { stderr } = spawnSync('java', ['-jar', vnu, '--errors-only', '--format', 'json', ...pages], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr);
  const errors = messages
    .filter(({ message }) => !EXCEPTIONS.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url.split('/dist/')[1]}: ${message} ${extract ?? ''}`);
  expect(errors).toEqual([]);
});

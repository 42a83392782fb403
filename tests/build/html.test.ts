import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { staticPaths } from '~/app/static-params';

const fileOf = (path: string) => join('dist', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The validator's style rules, such as indentation, are not about validity. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-inline-style': 'error',
    'require-sri': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-button-type': 'error',
    // React renders boolean attributes with an empty value.
    'attr-quotes': 'off',
  },
});

describe('every page', () => {
  it.each([...staticPaths, '/404'])('%s is valid HTML', async (path) => {
    const report = await validator.validateString(readFileSync(fileOf(path), 'utf8'));
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect([...new Set(messages)]).toEqual([]);
  });
});

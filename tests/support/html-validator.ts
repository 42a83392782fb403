import { HtmlValidate } from 'html-validate';

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

/** What is not valid in a page, without repetitions. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  return [...new Set(messages)];
}

import { expect, it } from 'vitest';
import { articleTexts } from '../../contract/generated/article-fields';
import { articleFieldsText } from './article-fields';
import { type Contract, readContract } from './document';

const contract = readContract(new URL('../../openapi.yaml', import.meta.url));
const tableOf = (changed: Contract) =>
  JSON.parse(
    articleFieldsText(changed)
      .replace(/^export const articleTexts = /, '')
      .replace(/ as const;\n$/, ''),
  );

/** Adds a text to the form and to the article in the document. */
function withText(schema: object): Contract {
  const { Article, ArticleForm } = JSON.parse(JSON.stringify(contract.schemas));
  Article.properties.shortTitle = { type: 'string' };
  ArticleForm.properties.shortTitle = schema;
  ArticleForm.required.push('shortTitle');
  const resolve = (node: unknown) => {
    const found = contract.resolve(node);
    return found === contract.schemas.ArticleForm ? ArticleForm : found;
  };
  return { ...contract, schemas: { ...contract.schemas, Article, ArticleForm }, resolve };
}

it('contains every text that the form and the article share, but neither lists nor files', () => {
  expect(tableOf(contract)).toEqual(articleTexts);
  expect(Object.keys(articleTexts)).toEqual(['title', 'slug', 'date', 'bannerAlt', 'summary']);
  expect(articleTexts.bannerAlt).toEqual({
    column: 'banner_alt',
    isRequired: false,
    maxLength: 200,
    example: expect.any(String),
  });
});

it('requires an example for a new text', () => {
  expect(() => articleFieldsText(withText({ type: 'string' }))).toThrow('Add shortTitle to the example');
});

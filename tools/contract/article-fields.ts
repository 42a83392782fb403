import { type Contract, constant, listOf, type Node, nodeOf, requiredBody } from './document';

/** Converts `bannerAlt` to `banner_alt`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Makes the row of a text. Undefined members are left out. */
function rowOf(field: string, schema: Node, isRequired: boolean, example: unknown) {
  if (typeof example !== 'string') throw new Error(`Add ${field} to the example of the article's form.`);
  const { maxLength, format } = schema;
  return { column: columnOf(field), isRequired, maxLength, format, example };
}

/**
 * Writes the source code of the table of an article's text fields: every text that is in both the form and `Article`, in the order of the
 * form. The lists, which are JSON text, and the banner, which may be a file, are not in the table.
 */
export function articleFieldsText(contract: Contract): string {
  const create = contract.operations.find(({ id }) => id === 'createArticle');
  const media = create && requiredBody(contract, create)?.media;
  const form = contract.resolve(media?.schema);
  const examples = nodeOf(nodeOf(nodeOf(media?.examples).article).value);
  const inArticle = nodeOf(nodeOf(contract.schemas.Article).properties);
  const required = listOf(form.required);
  const rows = Object.entries(nodeOf(form.properties))
    .map(([field, value]) => [field, contract.resolve(value)] as const)
    .filter(([field, schema]) => {
      const isText = schema.type === 'string' && schema.format !== 'binary' && schema.contentMediaType === undefined;
      return isText && field in inArticle;
    })
    .map(([field, schema]) => [field, rowOf(field, schema, required.includes(field), examples[field])] as const);
  return constant('articleTexts', Object.fromEntries(rows));
}

import { articleTexts } from './generated/article-fields';
import { textOf } from './results';

/** The texts of an article, one per field of the form. `articleTexts` is generated from `openapi.yaml`. */
type Table = typeof articleTexts;
/** The name of a text. */
export type TextField = keyof Table;
export type RequiredText = { [Field in TextField]: Table[Field]['isRequired'] extends true ? Field : never }[TextField];
export type OptionalText = Exclude<TextField, RequiredText>;

/** The texts by field. A missing optional text differs from an empty one: it means that the editor has not chosen yet. */
export type ArticleTexts = Readonly<Record<RequiredText, string>> & Readonly<Partial<Record<OptionalText, string>>>;

/** The row of a field in the table. */
export interface ArticleText {
  /** The column of the database that stores the text. */
  readonly column: string;
  readonly isRequired: boolean;
  /** In characters. */
  readonly maxLength?: number;
  readonly format?: string;
  readonly example: string;
}

const isTextField = (name: string): name is TextField => Object.hasOwn(articleTexts, name);
const isRequiredText = (field: TextField): field is RequiredText => articleTexts[field].isRequired;
const isOptionalText = (field: TextField): field is OptionalText => !articleTexts[field].isRequired;

/** All texts, in the order of the form. */
export const TEXT_FIELDS: readonly TextField[] = Object.keys(articleTexts).filter(isTextField);
export const REQUIRED_TEXTS: readonly RequiredText[] = TEXT_FIELDS.filter(isRequiredText);
export const OPTIONAL_TEXTS: readonly OptionalText[] = TEXT_FIELDS.filter(isOptionalText);

/** The table, by field. */
export const textRules: Readonly<Record<TextField, ArticleText>> = articleTexts;

/** Makes an object with one text per field. Fields whose text is undefined are left out. */
export function textsWith(textAt: (field: TextField) => string | undefined): ArticleTexts {
  const entries = TEXT_FIELDS.map((field) => [field, textAt(field)] as const);
  return Object.assign({}, ...entries.map(([field, text]) => (text === undefined ? {} : { [field]: text })));
}

/** Reads the texts of an untrusted object. A missing required text becomes an empty one. */
export const textsOf = (value: { readonly [Field in TextField]?: unknown }): ArticleTexts =>
  textsWith((field) => {
    const text = value[field];
    return textRules[field].isRequired || typeof text === 'string' ? textOf(text) : undefined;
  });

/** Returns the texts of an article without its other members. */
export const pickTexts = (article: ArticleTexts): ArticleTexts => textsWith((field) => article[field]);

/** Returns the example of each text in openapi.yaml. */
export const exampleTexts = (): ArticleTexts => textsWith((field) => textRules[field].example);

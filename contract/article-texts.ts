import { articleTexts } from './generated/article-fields';
import { textOf } from './results';

/** The texts of an article, one per field of the form. `openapi.yaml` declares them, and `articleTexts` is generated from it. */
type Table = typeof articleTexts;
export type TextField = keyof Table;
export type RequiredText = { [Field in TextField]: Table[Field]['isRequired'] extends true ? Field : never }[TextField];
export type OptionalText = Exclude<TextField, RequiredText>;

/** An optional text that is missing is not the same as an empty one: the editor has not made a choice yet. */
export type ArticleTexts = Readonly<Record<RequiredText, string>> & Readonly<Partial<Record<OptionalText, string>>>;

/** What the table says about a field. */
export interface ArticleText {
  /** Its column in the database. */
  readonly column: string;
  readonly isRequired: boolean;
  /** In characters. */
  readonly maxLength?: number;
  readonly format?: string;
  readonly example: string;
  /** The value of articles that were stored before the field existed. */
  readonly older?: string;
}

const isTextField = (name: string): name is TextField => Object.hasOwn(articleTexts, name);
const isRequiredText = (field: TextField): field is RequiredText => articleTexts[field].isRequired;
const isOptionalText = (field: TextField): field is OptionalText => !articleTexts[field].isRequired;

/** All texts, in the order of the form. */
export const TEXT_FIELDS: readonly TextField[] = Object.keys(articleTexts).filter(isTextField);
export const REQUIRED_TEXTS: readonly RequiredText[] = TEXT_FIELDS.filter(isRequiredText);
export const OPTIONAL_TEXTS: readonly OptionalText[] = TEXT_FIELDS.filter(isOptionalText);

export const textRules: Readonly<Record<TextField, ArticleText>> = articleTexts;

/** Makes an object with one text per field. Fields whose text is undefined are left out. */
export function textsWith(textAt: (field: TextField) => string | undefined): ArticleTexts {
  const entries = TEXT_FIELDS.map((field) => [field, textAt(field)] as const);
  return Object.assign({}, ...entries.map(([field, text]) => (text === undefined ? {} : { [field]: text })));
}

/** The texts of an untrusted object. A required one that is missing is empty. */
export const textsOf = (value: { readonly [Field in TextField]?: unknown }): ArticleTexts =>
  textsWith((field) => {
    const text = value[field];
    return textRules[field].isRequired || typeof text === 'string' ? textOf(text) : undefined;
  });

/** The texts of an article, without its other members. */
export const pickTexts = (article: ArticleTexts): ArticleTexts => textsWith((field) => article[field]);

/** The texts of an article in the examples of openapi.yaml. */
export const exampleTexts = (): ArticleTexts => textsWith((field) => textRules[field].example);

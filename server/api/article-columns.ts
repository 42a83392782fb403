import { type ArticleTexts, TEXT_FIELDS, type TextField, textRules, textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { column, commas, type Statement, sql } from '../database/database';

/** A row with the columns of `listed`. */
export type ArticleRow = Omit<Article, TextField | 'id'> & { readonly id: string } & {
  readonly [Field in TextField]: string | null;
};

/** The columns of the texts, and their values in a form. A text that nobody has written is null. */
export const textColumns = TEXT_FIELDS.map((field) => column(textRules[field].column));
export const textValues = (texts: ArticleTexts) => TEXT_FIELDS.map((field) => sql`${texts[field] ?? null}`);

export const toArticle = ({ id, bannerImage, sections, sidebarItems, ...texts }: ArticleRow): Article => ({
  id,
  ...textsOf(texts),
  bannerImage,
  sections,
  sidebarItems,
});

/** The texts of an `ArticleRow`. */
export const listedTexts = commas(
  TEXT_FIELDS.map((field) => sql`${column(textRules[field].column)} as ${column(field)}`),
);

const listedWith = (sections: Statement, sidebarItems: Statement) => sql`
  id::text as id, ${listedTexts}, coalesce('/uploads/' || image, banner_image) as "bannerImage", ${sections} as sections,
  ${sidebarItems} as "sidebarItems"`;
/** The columns of an Article. In a summary, the lists are empty. */
export const listed = listedWith(sql`sections`, sql`sidebar_items`);
export const summary = listedWith(sql`'[]'`, sql`'[]'`);

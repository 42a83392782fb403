import { type ArticleTexts, TEXT_FIELDS, type TextField, textRules, textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { uploadName } from '~contract/http/uploads';
import { column, commas, type Statement, sql } from '../database/database';
import { sizesOf } from '../pictures/addresses';
import { drawing } from '../pictures/library';

/** A row with the columns of `listed`. The width is that of an uploaded banner, see `MeasuredImage`. */
export type ArticleRow = Omit<Article, TextField | 'id' | 'bannerSizes'> & {
  readonly id: string;
  readonly imageWidth: number | null;
} & { readonly [Field in TextField]: string | null };

/** The columns of the texts. */
export const textColumns = TEXT_FIELDS.map((field) => column(textRules[field].column));
/** The values of these columns, in the same order. A text that nobody has written is null. */
export const textValues = (texts: ArticleTexts) => TEXT_FIELDS.map((field) => sql`${texts[field] ?? null}`);

/** Returns the sizes of a banner, if this process can draw them. */
function sizesOfBanner(banner: string | null, width: number | null): Pick<Article, 'bannerSizes'> {
  const name = drawing && width ? uploadName(banner) : undefined;
  const bannerSizes = name && width ? sizesOf(name, width) : [];
  return bannerSizes.length > 0 ? { bannerSizes } : {};
}

/** Converts a row to the contract's Article. */
export const toArticle = ({ id, bannerImage, imageWidth, sections, sidebarItems, ...texts }: ArticleRow): Article => ({
  id,
  ...textsOf(texts),
  bannerImage,
  ...sizesOfBanner(bannerImage, imageWidth),
  sections,
  sidebarItems,
});

/** Selects the texts of an `ArticleRow`. */
export const listedTexts = commas(
  TEXT_FIELDS.map((field) => sql`${column(textRules[field].column)} as ${column(field)}`),
);

const listedWith = (sections: Statement, sidebarItems: Statement) => sql`
  id::text as id, ${listedTexts}, coalesce('/uploads/' || image, banner_image) as "bannerImage",
  (select width from images where name = image) as "imageWidth", ${sections} as sections, ${sidebarItems} as "sidebarItems"`;
/** Selects the columns of an Article. */
export const listed = listedWith(sql`sections`, sql`sidebar_items`);
/** Selects the columns of an Article with empty lists, for a list with `fields=summary`. */
export const summary = listedWith(sql`'[]'`, sql`'[]'`);

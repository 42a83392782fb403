import type { JobPosting, Organization } from 'schema-dts';
import type { FixedArticle } from '~/content/model';
import { company } from '~/content/site';

/** What a screen says to search engines and link previews. By default, it has the title of its route. */
export interface HeadText {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The article that the page shows. */
  readonly article?: HeadArticle;
}

export interface HeadArticle {
  readonly title: string;
  readonly description: string;
  /** Calendar day, or any other text of a backend. */
  readonly date: string;
  /** What the preview picture shows. */
  readonly previewAlt: string;
  /** The path of the article's own picture for link previews: 1200 x 630, JPEG. */
  readonly preview?: string;
}

type Params = Readonly<Record<string, string>>;

export type Head = (params: Params) => HeadText;

/** Structured data of a page, apart from its breadcrumbs and its article. `today` is a calendar day. */
export type PageData = (
  params: Params,
  page: { url: string; siteUrl: string; today: string },
) => JobPosting | undefined;

/** The exports of `screens/NAME/head.server.ts`. */
export interface HeadModule {
  readonly head: Head;
  /** Params of every page that the build renders. Other addresses get the screen's shell. */
  readonly params?: readonly Params[];
  readonly data?: PageData;
}

export const fixedArticleHead = ({ title, description, date }: FixedArticle): HeadArticle => ({
  title,
  description,
  date,
  previewAlt: title,
});

/** The organization on pages that do not describe it in full. A reference alone would not resolve on another page. */
export const publisher = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
  url: `${siteUrl}/`,
});

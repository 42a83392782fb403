import type { InitialArticle, InitialList } from '~/features/newsroom/initial-article';

/** Props of every page component. */
export interface PageProps {
  /** The decoded params of its address. */
  params: Readonly<Record<string, string>>;
  /** The data in the HTML of an article's page. */
  initial?: InitialArticle | undefined;
  /** The page of the list of articles in the HTML of the newsroom. */
  list?: InitialList | undefined;
}

import { searchKey } from '~contract/text';
import type { StoredArticle } from './state';

type Articles = readonly StoredArticle[];
type Order = (one: StoredArticle, other: StoredArticle) => number;
/** The name of an order. */
export type Sort = keyof typeof ORDERS;

const byText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

const titleKeys = new WeakMap<StoredArticle, string>();

/** Returns the key of an article's title, for searching and sorting. A change replaces the article, so its key is made once. */
export function titleKeyOf(article: StoredArticle): string {
  const known = titleKeys.get(article);
  if (known !== undefined) return known;
  const key = searchKey(article.title);
  titleKeys.set(article, key);
  return key;
}

/** Articles with the same date or title are sorted by creation, newest first. */
const ORDERS = {
  newest: (one, other) => byText(other.date, one.date) || other.id - one.id,
  oldest: (one, other) => byText(one.date, other.date) || one.id - other.id,
  title: (one, other) => byText(titleKeyOf(one), titleKeyOf(other)) || other.id - one.id,
} as const satisfies Readonly<Record<string, Order>>;

/** Returns the order with this name, or `newest`. The contract has refused all other names. */
export const sortOf = (name: string | undefined): Sort => (name === 'oldest' || name === 'title' ? name : 'newest');

/** Finds and sorts articles. */
export interface ArticleIndex {
  sorted(sort: Sort): Articles;
  byId(id: string): StoredArticle | undefined;
  bySlug(slug: string): StoredArticle | undefined;
}

const once = <Value>(make: () => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function createIndex(articles: Articles): ArticleIndex {
  const orders = {
    newest: once(() => articles.toSorted(ORDERS.newest)),
    oldest: once(() => articles.toSorted(ORDERS.oldest)),
    title: once(() => articles.toSorted(ORDERS.title)),
  };
  const ids = once(() => new Map(articles.map((article) => [String(article.id), article])));
  const slugs = once(() => new Map(articles.map((article) => [article.slug, article])));
  return {
    sorted: (sort) => orders[sort](),
    byId: (id) => ids().get(id),
    bySlug: (slug) => slugs().get(slug),
  };
}

const indexes = new WeakMap<Articles, ArticleIndex>();

/**
 * Returns the index of a collection of articles: the sorted lists, and the articles by id and by slug. Each part is built when it is
 * first needed. A change replaces the collection, so a part is built once per change and not once per request.
 */
export function indexOf(articles: Articles): ArticleIndex {
  const known = indexes.get(articles);
  if (known) return known;
  const created = createIndex(articles);
  indexes.set(articles, created);
  return created;
}

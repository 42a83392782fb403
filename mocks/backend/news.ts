import { type ArticleFields, type NewImage, readFields, readImage } from '~contract/article-form';
import { linksTo } from '~contract/article-links';
import { listed, pageIn, readListQuery } from '~contract/article-list';
import {
  created,
  deleted,
  deletedSince,
  loaded,
  type NewsOperations,
  notFound,
  outdated,
  saved,
  slugTaken,
  type TaggedArticle,
} from '~contract/article-results';
import type { Article, CallContext, InputOf, OutputOf } from '~contract/contract';
import { tagsOf } from '~contract/http/entity-tag';
import { UPLOADS } from '~contract/http/uploads';
import { failure, MISUSED_KEY } from '~contract/results';
import { indexOf, sortOf, titleKeyOf } from './article-index';
import type { Deps } from './deps';
import { hash } from './hash';
import { remember, repetitionOf } from './idempotency';
import type { State, StoredArticle } from './state';
import type { Change, Storage } from './storage';
import {
  articleOf,
  bannersOf,
  endVersions,
  formerOwnerOf,
  type Saving,
  usesBanner,
  versionsOf,
  withVersion,
} from './versions';

/** Adds the host's origin to the address of an uploaded banner. */
const withOrigin = ({ bannerImage, ...article }: Article, origin: string): Article => ({
  ...article,
  bannerImage: bannerImage?.startsWith(UPLOADS) ? origin + bannerImage : bannerImage,
});

/** Converts a stored article to the contract's type. */
function toArticle(stored: StoredArticle, origin: string): Article {
  const { etag: _, ...article } = stored;
  return withOrigin(article, origin);
}

const tagged = (stored: StoredArticle, origin: string): TaggedArticle => ({
  article: toArticle(stored, origin),
  etag: stored.etag,
  changedBy: 'someone else',
});

function toStored(id: number, counter: number, fields: ArticleFields, bannerImage: string | null): StoredArticle {
  const content = { id, ...fields, bannerImage };
  return { ...content, etag: `"${counter.toString(36)}-${hash(JSON.stringify(content))}"` };
}

/** Identifies an image by its length and its first bytes, which contain its dimensions. Hashing all of it would take longer. */
const imageSample = ({ bytes }: NewImage) => [bytes.length, String.fromCharCode(...bytes.subarray(0, 4096))];

const slugOwner = ({ articles }: State, slug: string) => indexOf(articles).bySlug(slug);
const byId = ({ articles }: State, id: string) => indexOf(articles).byId(id);

function listPage(articles: readonly StoredArticle[], query: InputOf<'listArticles'>['query'], origin: string) {
  const wanted = readListQuery(query);
  const { text, links } = wanted;
  const sorted = indexOf(articles).sorted(sortOf(wanted.sort));
  const isMatch = (article: StoredArticle) => titleKeyOf(article).includes(text) || article.slug.includes(text);
  const matching = text === '' ? sorted : sorted.filter(isMatch);
  const found = links === undefined ? matching : matching.filter((article) => linksTo(article, links));
  const data = pageIn(found, wanted).map((stored) => {
    const article = toArticle(stored, origin);
    return wanted.isSummary ? { ...article, sections: [], sidebarItems: [] } : article;
  });
  return listed(query, data, found.length);
}

/** Finds uploaded banners that nothing uses after a change. `before` is the article as it was. */
function unusedBanners(state: State, next: Pick<State, 'articles' | 'versions'>, before?: StoredArticle) {
  const kept = new Set(next.versions);
  const dropped = state.versions.filter((version) => !kept.has(version));
  const all = [before?.bannerImage ?? '', ...bannersOf(dropped)];
  const banners = new Set(all.filter((banner) => banner.startsWith(UPLOADS)));
  const isUsed = (banner: string) =>
    next.articles.some((article) => article.bannerImage === banner) || usesBanner(next.versions, banner);
  return [...banners].filter((banner) => !isUsed(banner));
}

/** The outcome of a write: its result, the next state, and the images that nothing uses any more. */
type Written<Result> = Change<Result> & { readonly unused?: readonly string[] };

/** Stores the image if there is one, then runs the change with its address. */
type Write = <Result extends { readonly status: number }>(
  image: NewImage | undefined,
  change: (state: State, address: string | undefined) => Written<Result>,
) => Promise<Result>;

/**
 * Returns a `Write` for the storage. After the change, it deletes the files that nothing uses any more: the new image of a refused
 * request, or the banners of versions that are no longer kept.
 */
const writer =
  (storage: Storage): Write =>
  async (image, change) => {
    const address = image && (await storage.putImage(image.bytes, image.type));
    try {
      const { result, unused } = await storage.transact((state) => {
        const { result, next, unused = [] } = change(state, address);
        return { result: { result, unused }, ...(next && { next }) };
      });
      const obsolete = address !== undefined && result.status >= 400 ? [address] : unused;
      for (const image of obsolete) await storage.dropImage(image);
      return result;
    } catch (error) {
      if (address) await storage.dropImage(address);
      throw error;
    }
  };

const one = (article: StoredArticle | undefined, origin: string) =>
  article ? loaded(tagged(article, origin)) : notFound();

async function createArticle(
  write: Write,
  saving: Saving,
  { body, header }: InputOf<'createArticle'>,
  { origin, base }: CallContext,
): Promise<OutputOf<'createArticle'>> {
  const fields = readFields(body, origin);
  const { image, refusal } = readImage(body.image);
  if (refusal) return refusal;
  const request = {
    key: header['Idempotency-Key'],
    operation: 'createArticle',
    content: JSON.stringify([fields, image && imageSample(image)]),
    at: saving.at,
  };
  const response = (article: StoredArticle) => created(tagged(article, origin), base);

  return write<OutputOf<'createArticle'>>(image, (state, address) => {
    const repetition = repetitionOf(state, request);
    if (repetition.kind === 'misused') return { result: failure(422, MISUSED_KEY) };
    if (repetition.kind === 'repeated') {
      const article = byId(state, String(repetition.made));
      return article
        ? { result: response(article), unused: address === undefined ? [] : [address] }
        : { result: deletedSince() };
    }
    if (slugOwner(state, fields.slug)) return { result: slugTaken(fields.slug) };
    const counter = state.counter + 1;
    const article = toStored(counter, counter, fields, address ?? fields.bannerImage ?? null);
    const requests = remember(state, request, article.id);
    const versions = withVersion(state, article, counter, saving);
    const articles = [...state.articles, article];
    const unused = unusedBanners(state, { articles, versions });
    return { result: response(article), next: { counter, articles, requests, versions }, unused };
  });
}

async function updateArticle(
  write: Write,
  saving: Saving,
  storage: Storage,
  { path, body, header }: InputOf<'updateArticle'>,
  origin: string,
): Promise<OutputOf<'updateArticle'>> {
  const fields = readFields(body, origin);
  const { image, refusal } = readImage(body.image);
  if (refusal) return byId(await storage.read(), path.id) ? refusal : notFound();
  const tags = tagsOf(header['If-Match'] ?? '*');

  return write<OutputOf<'updateArticle'>>(image, (state, address) => {
    const current = byId(state, path.id);
    if (!current) return { result: notFound() };
    if (tags && !tags.includes(current.etag)) return { result: outdated(tagged(current, origin)) };
    const owner = slugOwner(state, fields.slug);
    if (owner && owner.id !== current.id) return { result: slugTaken(fields.slug) };
    const banner = fields.bannerImage === undefined ? current.bannerImage : fields.bannerImage;
    const counter = state.counter + 1;
    const article = toStored(current.id, counter, fields, address ?? banner);
    const articles = state.articles.map((other) => (other === current ? article : other));
    const result = saved(tagged(article, origin));
    const versions = withVersion(state, article, counter, saving, current);
    return {
      result,
      next: { counter, articles, versions },
      unused: unusedBanners(state, { articles, versions }, current),
    };
  });
}

const deleteArticle = (write: Write, { at }: Saving, { path }: InputOf<'deleteArticle'>) =>
  write<OutputOf<'deleteArticle'>>(undefined, (state) => {
    const current = byId(state, path.id);
    if (!current) return { result: notFound() };
    const articles = state.articles.filter((article) => article !== current);
    const versions = endVersions(state, current, at);
    return {
      result: deleted,
      next: { articles, versions },
      unused: unusedBanners(state, { articles, versions }, current),
    };
  });

/** The operations of the newsroom. */
export function newsOperations({ storage, now, admin }: Deps): NewsOperations {
  const write = writer(storage);
  const saving = (): Saving => ({ savedBy: admin.email, at: now().getTime() });
  /** Reads an article and its kept versions that have not ended. */
  const kept = async (id: string) => {
    const state = await storage.read();
    const at = now().getTime();
    const versions = versionsOf(state, id).filter(({ endsAt }) => endsAt === 0 || endsAt > at);
    return { current: byId(state, id), versions };
  };
  return {
    async listArticles({ query }, { origin }) {
      const { articles } = await storage.read();
      return listPage(articles, query, origin);
    },
    getArticle: async ({ path }, { origin }) => one(byId(await storage.read(), path.id), origin),
    async getArticleBySlug({ path: { slug } }, { origin }) {
      const state = await storage.read();
      return one(slugOwner(state, slug) ?? byId(state, String(formerOwnerOf(state, slug))), origin);
    },
    createArticle: (input, context) => createArticle(write, saving(), input, context),
    updateArticle: (input, { origin }) => updateArticle(write, saving(), storage, input, origin),
    deleteArticle: (input) => deleteArticle(write, saving(), input),
    async listVersions({ path }) {
      const { current, versions } = await kept(path.id);
      if (!current && versions.length === 0) return notFound();
      const data = versions.map(({ version, savedBy, savedAt, title }) => ({
        version,
        savedBy,
        savedAt: new Date(savedAt).toISOString(),
        title,
      }));
      return { status: 200, body: { data } };
    },
    async getVersion({ path }, { origin }) {
      const { current, versions } = await kept(path.id);
      const found = versions.find(({ version }) => String(version) === path.version);
      if (!found) return notFound();
      return { status: 200, body: { data: withOrigin(articleOf(found, versions, current), origin) } };
    },
  };
}

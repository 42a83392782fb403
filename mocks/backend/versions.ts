import { textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { ARTICLE_VERSION_DAYS, ARTICLE_VERSIONS } from '~contract/generated/limits';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { hash } from './hash';
import type { State, StoredArticle, StoredVersion } from './state';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who saves an article, and when, in milliseconds since 1970. */
export interface Saving {
  readonly savedBy: string;
  readonly at: number;
}

/** Returns the kept versions of an article, newest first. */
export const versionsOf = ({ versions }: State, id: string): readonly StoredVersion[] =>
  versions.filter(({ article }) => String(article) === id).toReversed();

/** Copies of a picture would fill the storage, so a version has only the picture's name while the article has the picture itself. */
const nameOf = (banner: string | null) => (banner?.startsWith('data:') ? `data#${hash(banner)}` : banner);

function versionOf(stored: StoredArticle, version: number, { savedBy, at }: Saving): StoredVersion {
  const { etag: _, ...article } = stored;
  const content = JSON.stringify({ ...article, bannerImage: nameOf(article.bannerImage) });
  return { article: stored.id, version, title: stored.title, savedBy, savedAt: at, content, endsAt: 0 };
}

const contentOf = ({ content }: StoredVersion) => {
  const article: unknown = JSON.parse(content);
  return isRecord(article) ? article : {};
};

/** Returns the versions of an article that is about to lose its picture. The newest version keeps the picture for all of them. */
function withPicture(own: readonly StoredVersion[], { bannerImage }: StoredArticle): readonly StoredVersion[] {
  const newest = own.at(-1);
  if (!newest || nameOf(bannerImage) === bannerImage) return own;
  return [...own.slice(0, -1), { ...newest, content: JSON.stringify({ ...contentOf(newest), bannerImage }) }];
}

/**
 * Returns the versions after a save. An article of the sample data has no version yet, so its present state becomes the first one.
 * @param counter the number of the new version.
 */
export function withVersion(
  state: State,
  saved: StoredArticle,
  counter: number,
  saving: Saving,
  before?: StoredArticle,
): readonly StoredVersion[] {
  const own = versionsOf(state, String(saved.id)).toReversed();
  const older = before && own.length === 0 ? [versionOf(before, counter - 1, { savedBy: '', at: saving.at })] : own;
  const isReplaced = before && before.bannerImage !== saved.bannerImage;
  const kept = [...(isReplaced ? withPicture(older, before) : older), versionOf(saved, counter, saving)].slice(
    -ARTICLE_VERSIONS,
  );
  const others = state.versions.filter(
    ({ article, endsAt }) => article !== saved.id && (endsAt === 0 || endsAt > saving.at),
  );
  return [...others, ...kept];
}

/** Returns the versions after an article was deleted. They end later. */
export function endVersions(state: State, article: StoredArticle, at: number): readonly StoredVersion[] {
  const own = withPicture(versionsOf(state, String(article.id)).toReversed(), article);
  const endsAt = at + ARTICLE_VERSION_DAYS * DAY_MS;
  const others = state.versions.filter((version) => version.article !== article.id);
  return [...others, ...own.map((version) => ({ ...version, endsAt }))];
}

/** Returns the id of an article that had this slug before, or undefined. */
export const formerOwnerOf = ({ versions }: State, slug: string): number | undefined =>
  versions.findLast(({ content, endsAt }) => endsAt === 0 && content.includes(`"slug":${JSON.stringify(slug)}`))
    ?.article;

/** True if a version uses the uploaded banner at this address. */
export const usesBanner = (versions: readonly StoredVersion[], address: string) =>
  versions.some(({ content }) => content.includes(JSON.stringify(address)));

/** Returns the addresses of the uploaded banners that versions use. */
export const bannersOf = (versions: readonly StoredVersion[]): readonly string[] =>
  versions.map((version) => contentOf(version).bannerImage).filter((banner) => typeof banner === 'string');

/** Finds the banner with a name. The article has it, or one of its versions. */
function bannerOf(name: unknown, own: readonly StoredVersion[], current: StoredArticle | undefined): string | null {
  if (typeof name !== 'string') return null;
  if (!name.startsWith('data#')) return name;
  const banners = [current?.bannerImage, ...own.map((version) => contentOf(version).bannerImage)];
  return banners.filter((banner) => typeof banner === 'string').find((banner) => nameOf(banner) === name) ?? null;
}

/** Returns the article of a version, as it was stored. `own` are all versions of the article, and `current` is its present state. */
export function articleOf(
  version: StoredVersion,
  own: readonly StoredVersion[],
  current: StoredArticle | undefined,
): Article {
  const values = contentOf(version);
  return {
    id: version.article,
    ...textsOf(values),
    bannerImage: bannerOf(values.bannerImage, own, current),
    sections: textOf(values.sections),
    sidebarItems: textOf(values.sidebarItems),
  };
}

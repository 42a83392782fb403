import { textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { ARTICLE_VERSION_DAYS, ARTICLE_VERSIONS } from '~contract/generated/limits';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { hash } from './hash';
import type { State, StoredArticle, StoredVersion } from './state';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who saves an article, and when in milliseconds since 1970. */
export interface Saving {
  readonly savedBy: string;
  readonly at: number;
}

/** The kept versions of one article, newest first. */
export const versionsOf = ({ versions }: State, id: string): readonly StoredVersion[] =>
  versions.filter(({ article }) => String(article) === id).toReversed();

/** A picture as text would fill the storage with copies, so that a version only knows which one it was. */
const nameOf = (banner: string | null) => (banner?.startsWith('data:') ? `data#${hash(banner)}` : banner);

function versionOf(stored: StoredArticle, version: number, { savedBy, at }: Saving): StoredVersion {
  const { etag: _, ...article } = stored;
  const content = JSON.stringify({ ...article, bannerImage: nameOf(article.bannerImage) });
  return { article: stored.id, version, title: stored.title, savedBy, savedAt: at, content, endsAt: 0 };
}

/**
 * The versions after a save. The first one of an article that was saved by an earlier release is what it was before.
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
  const kept = [...older, versionOf(saved, counter, saving)].slice(-ARTICLE_VERSIONS);
  const others = state.versions.filter(
    ({ article, endsAt }) => article !== saved.id && (endsAt === 0 || endsAt > saving.at),
  );
  return [...others, ...kept];
}

/** The versions after an article was deleted. They end later. */
export const endVersions = ({ versions }: State, id: number, at: number): readonly StoredVersion[] =>
  versions.map((version) =>
    version.article === id ? { ...version, endsAt: at + ARTICLE_VERSION_DAYS * DAY_MS } : version,
  );

/** The banner of a version: a picture as text only if the article still has it. */
function bannerOf(name: unknown, current: StoredArticle | undefined): string | null {
  if (typeof name !== 'string') return null;
  if (!name.startsWith('data#')) return name;
  return current && nameOf(current.bannerImage) === name ? current.bannerImage : null;
}

/** The article of a version, as it was stored. `current` is the article as it is now. */
export function articleOf({ article: id, content }: StoredVersion, current: StoredArticle | undefined): Article {
  const article: unknown = JSON.parse(content);
  const values = isRecord(article) ? article : {};
  return {
    id,
    ...textsOf(values),
    bannerImage: bannerOf(values.bannerImage, current),
    sections: textOf(values.sections),
    sidebarItems: textOf(values.sidebarItems),
  };
}

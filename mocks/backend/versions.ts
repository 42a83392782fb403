import { textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { ARTICLE_VERSION_DAYS, ARTICLE_VERSIONS } from '~contract/generated/limits';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
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

function versionOf(stored: StoredArticle, version: number, { savedBy, at }: Saving): StoredVersion {
  const { etag: _, ...article } = stored;
  const content = JSON.stringify(article);
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

/** The article of a version, as it was stored. */
export function articleOf({ article: id, content }: StoredVersion): Article {
  const article: unknown = JSON.parse(content);
  const values = isRecord(article) ? article : {};
  return {
    id,
    ...textsOf(values),
    bannerImage: typeof values.bannerImage === 'string' ? values.bannerImage : null,
    sections: textOf(values.sections),
    sidebarItems: textOf(values.sidebarItems),
  };
}

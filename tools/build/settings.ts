import { readBase } from '../../server/base-path.ts';

/** Settings of a build, from the environment. Everything about the backend is set at run time in `/config.json` instead. */
export interface BuildSettings {
  /** Address of the published home page without its last slash, for canonical addresses, the sitemap and link previews. */
  readonly siteUrl: string;
  /** The one origin that may be framed: the map's. */
  readonly mapOrigin: string;
  /** Calendar day of the build: a job past its last day is not announced to search engines. */
  readonly today: string;
  /** When `security.txt` expires: a year after the build. */
  readonly securityExpires: string;
}

const DAY_MS = 86_400_000;

/** The present, or what `SOURCE_DATE_EPOCH` (seconds) says, by which two builds of a commit can be compared. */
const buildTime = () => Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now();

export function readSettings(now = buildTime()): BuildSettings {
  return {
    siteUrl: `${(process.env.SITE_URL ?? 'https://www.mindwave.example').replace(/\/+$/, '')}${readBase().slice(0, -1)}`,
    mapOrigin: process.env.MAP_ORIGIN ?? 'https://www.openstreetmap.org',
    today: new Date(now).toISOString().slice(0, 10),
    securityExpires: new Date(now + 365 * DAY_MS).toISOString(),
  };
}

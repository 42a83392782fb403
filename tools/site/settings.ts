import { readBase } from '../../server/base-path';
import { MAX_KEEP_DAYS, numberOf } from '../../server/env-number';
import type { Operator } from '../../src/content/operator';

/** The settings of a build, from the environment. The settings of the backend are read from `/config.json` at run time. */
export interface BuildSettings {
  /** The address of the published home page without the trailing slash, for canonical URLs, the sitemap and link previews. */
  readonly siteUrl: string;
  /** The origin of the map, the only one that pages may frame. */
  readonly mapOrigin: string;
  /** The day of the build, as YYYY-MM-DD. Jobs that have expired by then are not announced to search engines. */
  readonly today: string;
  /** The expiry time of `security.txt`, a year after the build. */
  readonly securityExpires: string;
}

const DAY_MS = 86_400_000;

/** Returns the current time, or `SOURCE_DATE_EPOCH` (in seconds) for reproducible builds. */
const buildTime = () => Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now();

/** Reads SITE_URL. A Dockerfile sets it to an empty text if the argument is missing. @throws Error if it is not an address. */
function readSiteUrl(): string {
  const url = process.env.SITE_URL || 'https://www.mindwave.example';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`SITE_URL must be an address such as https://www.example.com, not '${url}'.`);
  return url.replace(/\/+$/, '');
}

const readMapOrigin = () => process.env.MAP_ORIGIN ?? 'https://www.openstreetmap.org';

const keepDays = (name: string) => numberOf(process.env, name, undefined, 1, MAX_KEEP_DAYS);

/** Reads the facts about the operator for the privacy notice. @throws Error that names the wrong variable. */
export function readOperator(): Operator {
  const mapOrigin = readMapOrigin();
  return {
    mapHost: URL.canParse(mapOrigin) ? new URL(mapOrigin).host : undefined,
    leadsKeepDays: keepDays('LEADS_KEEP_DAYS'),
    logsKeepDays: keepDays('LOGS_KEEP_DAYS'),
    processors: (process.env.DATA_PROCESSORS ?? '').split(';').flatMap((name) => name.trim() || []),
  };
}

/** Reads the settings of a build. `now` is in ms since 1970. */
export function readSettings(now = buildTime()): BuildSettings {
  return {
    siteUrl: `${readSiteUrl()}${readBase().slice(0, -1)}`,
    mapOrigin: readMapOrigin(),
    today: new Date(now).toISOString().slice(0, 10),
    securityExpires: new Date(now + 365 * DAY_MS).toISOString(),
  };
}

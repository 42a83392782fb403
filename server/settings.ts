import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { readBase } from './base-path';
import { type LeadSettings, readLeadSettings } from './leads/settings';

/** Settings of the server with a database, from the environment. */
export interface Settings {
  readonly databaseUrl: string;
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** Number of proxies in front of this server. Each adds an address to X-Forwarded-For. */
  readonly proxies: number;
  /** Other origins that may call the API. */
  readonly origins: readonly string[];
  /** Contact requests that one address may send in a minute. */
  readonly contactsPerMinute: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly leads: LeadSettings;
}

type Env = Readonly<Record<string, string | undefined>>;

function numberOf(env: Env, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'.`);
  return Number(text);
}

/**
 * Reads the settings.
 * @throws Error that names the wrong variable.
 */
export function readSettings(env: Env): Settings {
  if (!env.DATABASE_URL) throw new Error('Set DATABASE_URL, such as postgres://user:password@localhost/mindwave.');
  return {
    databaseUrl: env.DATABASE_URL,
    base: readBase(env.BASE_PATH),
    proxies: numberOf(env, 'TRUST_PROXY', 0),
    origins: (env.CORS_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    contactsPerMinute: numberOf(env, 'CONTACTS_PER_MINUTE', CONTACT_MAX_REQUESTS),
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    leads: readLeadSettings(env),
  };
}

import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { readBase } from './base-path';
import type { LeadSettings } from './leads/send';

export type Env = Readonly<Record<string, string | undefined>>;

function numberOf(env: Env, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'.`);
  return Number(text);
}

function readLeads(env: Env): LeadSettings {
  const { SMTP_URL, LEADS_TO, LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET } = env;
  if (Boolean(SMTP_URL) !== Boolean(LEADS_TO)) throw new Error('SMTP_URL and LEADS_TO belong together: set both.');
  if (SMTP_URL && !/^smtps?:\/\//.test(SMTP_URL)) throw new Error('SMTP_URL must start with smtp:// or smtps://.');
  if (LEADS_WEBHOOK && !/^https?:\/\//.test(LEADS_WEBHOOK)) throw new Error('LEADS_WEBHOOK must be an http address.');
  if (LEADS_WEBHOOK && !LEADS_WEBHOOK_SECRET) throw new Error('LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET.');
  const keepDays = numberOf(env, 'LEADS_KEEP_DAYS', 0);
  if (env.LEADS_KEEP_DAYS && keepDays === 0) throw new Error('LEADS_KEEP_DAYS must be at least 1.');
  return {
    ...(SMTP_URL && LEADS_TO && { mail: { url: SMTP_URL, to: LEADS_TO, from: env.LEADS_FROM || LEADS_TO } }),
    ...(LEADS_WEBHOOK && LEADS_WEBHOOK_SECRET && { webhook: { url: LEADS_WEBHOOK, secret: LEADS_WEBHOOK_SECRET } }),
    ...(keepDays > 0 && { keepDays }),
    retrySeconds: numberOf(env, 'LEADS_RETRY_SECONDS', 30),
  };
}

/** The settings of the server with a database. @throws Error that names the wrong variable. */
export function readSettings(env: Env) {
  if (!env.DATABASE_URL) throw new Error('Set DATABASE_URL, such as postgres://user:password@localhost/mindwave.');
  return {
    databaseUrl: env.DATABASE_URL,
    base: readBase(env.BASE_PATH),
    /** The number of proxies in front of this server. Each adds an address to X-Forwarded-For. */
    proxies: numberOf(env, 'TRUST_PROXY', 0),
    /** Other origins that may call the API. */
    origins: (env.CORS_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    /** Contact requests that one address may send in a minute. */
    contactsPerMinute: numberOf(env, 'CONTACTS_PER_MINUTE', CONTACT_MAX_REQUESTS),
    /** Without a token, `/metrics` is a 404. */
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    leads: readLeads(env),
  };
}

export type Settings = ReturnType<typeof readSettings>;

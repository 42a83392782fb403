import { pino } from 'pino';
import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { readBase } from './base-path';
import { type Env, MAX_KEEP_DAYS, numberOf } from './env-number';
import { type LeadSettings, receiversOf } from './leads/send';
import { ENCODED } from './reason';

export type { Env };

/** @throws Error if the text is not such an address. The message does not show it, because it may contain a password. */
function checkAddress(text: string | undefined, name: string, pattern: RegExp, example: string) {
  if (text && !(pattern.test(text) && URL.canParse(text)))
    throw new Error(`${name} must be an address such as ${example}. ${ENCODED}`);
}

function checkReceivers(text: string | undefined, name: string) {
  const receivers = receiversOf(text ?? '');
  if (text && (receivers.length === 0 || receivers.includes(undefined)))
    throw new Error(`${name} must be email addresses such as Sales <sales@example.com>, in ASCII before the @.`);
}

/** Reads origins in the form of the `Origin` header, because they are compared with it. */
function readOrigins(text = ''): readonly string[] {
  const origins = text.split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`CORS_ORIGINS has '${origin}', which is not an origin such as https://www.example.com`);
  }
  return origins;
}

function readLogLevel(level = 'info'): string {
  const levels = [...Object.keys(pino.levels.values), 'silent'];
  if (!levels.includes(level)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not '${level}'.`);
  return level;
}

/** One address: a list of several is also a URL, whose path has a comma. */
const WEBHOOK = /^https?:\/\/[^/?#@,]+(?:[/?#](?!.*,\s*https?:)|$)/;

/** Reads where leads and changes of articles are sent. @throws Error that names the wrong variable. */
export function readLeads(env: Env): LeadSettings {
  const { SMTP_URL, LEADS_TO, LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET, CHANGES_WEBHOOK, CHANGES_WEBHOOK_SECRET } = env;
  if (Boolean(SMTP_URL) !== Boolean(LEADS_TO)) throw new Error('SMTP_URL and LEADS_TO belong together: set both.');
  // A `/`, `?` or `#` in the password would end the host, and a part of the password would be looked up as a host name.
  const mail = /^smtps?:\/\/(?:[^/?#%]|%[\da-f]{2})+(?:[/?][^@#]*)?$/i;
  checkAddress(SMTP_URL, 'SMTP_URL', mail, 'smtps://user:password@smtp.example.com');
  checkAddress(LEADS_WEBHOOK, 'LEADS_WEBHOOK', WEBHOOK, 'https://crm.example.com/leads');
  checkReceivers(LEADS_TO, 'LEADS_TO');
  checkReceivers(env.LEADS_FROM, 'LEADS_FROM');
  checkAddress(CHANGES_WEBHOOK, 'CHANGES_WEBHOOK', WEBHOOK, 'https://cdn.example.com/purge');
  if (LEADS_WEBHOOK && !LEADS_WEBHOOK_SECRET) throw new Error('LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET.');
  if (CHANGES_WEBHOOK && !CHANGES_WEBHOOK_SECRET) throw new Error('CHANGES_WEBHOOK needs CHANGES_WEBHOOK_SECRET.');
  return {
    ...(SMTP_URL && LEADS_TO && { mail: { url: SMTP_URL, to: LEADS_TO, from: env.LEADS_FROM || LEADS_TO } }),
    ...(LEADS_WEBHOOK && LEADS_WEBHOOK_SECRET && { webhook: { url: LEADS_WEBHOOK, secret: LEADS_WEBHOOK_SECRET } }),
    ...(CHANGES_WEBHOOK &&
      CHANGES_WEBHOOK_SECRET && {
        changes: { url: CHANGES_WEBHOOK, secret: CHANGES_WEBHOOK_SECRET, prefix: readBase(env.BASE_PATH).slice(0, -1) },
      }),
    alertMinutes: numberOf(env, 'LEADS_ALERT_MINUTES', 30, 1),
    keepDays: numberOf(env, 'LEADS_KEEP_DAYS', undefined, 1, MAX_KEEP_DAYS),
    retrySeconds: numberOf(env, 'LEADS_RETRY_SECONDS', 30, 1),
  };
}

/** Reads the settings of the server with a database. @throws Error that names the wrong variable. */
export function readSettings(env: Env) {
  if (!env.DATABASE_URL) throw new Error('Set DATABASE_URL, such as postgres://user:password@localhost/mindwave.');
  if (env.API_URL) throw new Error('Set DATABASE_URL or API_URL, not both: with a database, this server is the API.');
  return {
    databaseUrl: env.DATABASE_URL,
    /** A standby for readers. */
    databaseReadUrl: env.DATABASE_READ_URL || undefined,
    base: readBase(env.BASE_PATH),
    /** The number of proxies in front of this server. Each adds an address to X-Forwarded-For. */
    proxies: numberOf(env, 'TRUST_PROXY', 0),
    /** Other origins that may call the API. */
    origins: readOrigins(env.CORS_ORIGINS),
    /** Contact requests that one network address may send in a minute. */
    contactsPerMinute: numberOf(env, 'CONTACTS_PER_MINUTE', CONTACT_MAX_REQUESTS, 1),
    /** Without a token, `/metrics` is a 404. */
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: readLogLevel(env.LOG_LEVEL || undefined),
    leads: readLeads(env),
  };
}

export type Settings = ReturnType<typeof readSettings>;

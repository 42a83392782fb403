/** A way to deliver leads. */
export type Channel = 'mail' | 'webhook';

export interface LeadSettings {
  readonly mail?: { readonly url: string; readonly to: string; readonly from: string };
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** Days after which leads are deleted; undefined for never. */
  readonly keepDays?: number;
  /** Seconds before the first retry. Each further one waits twice as long, up to an hour. */
  readonly retrySeconds: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads `SMTP_URL`, `LEADS_TO`, `LEADS_FROM`, `LEADS_WEBHOOK`, `LEADS_WEBHOOK_SECRET`, `LEADS_KEEP_DAYS` and
 * `LEADS_RETRY_SECONDS`.
 * @throws Error that names the wrong variable.
 */
export function readLeadSettings(env: Env): LeadSettings {
  const { SMTP_URL, LEADS_TO, LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET, LEADS_KEEP_DAYS, LEADS_RETRY_SECONDS } = env;
  if (Boolean(SMTP_URL) !== Boolean(LEADS_TO)) throw new Error('SMTP_URL and LEADS_TO belong together: set both.');
  if (SMTP_URL && !/^smtps?:\/\//.test(SMTP_URL)) throw new Error('SMTP_URL must start with smtp:// or smtps://.');
  if (LEADS_WEBHOOK && !/^https?:\/\//.test(LEADS_WEBHOOK)) throw new Error('LEADS_WEBHOOK must be an http address.');
  if (LEADS_WEBHOOK && !LEADS_WEBHOOK_SECRET) throw new Error('LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET.');
  if (LEADS_KEEP_DAYS && !/^[1-9]\d{0,4}$/.test(LEADS_KEEP_DAYS)) throw new Error('LEADS_KEEP_DAYS must be a number.');
  return {
    ...(SMTP_URL && LEADS_TO && { mail: { url: SMTP_URL, to: LEADS_TO, from: env.LEADS_FROM || LEADS_TO } }),
    ...(LEADS_WEBHOOK && LEADS_WEBHOOK_SECRET && { webhook: { url: LEADS_WEBHOOK, secret: LEADS_WEBHOOK_SECRET } }),
    ...(LEADS_KEEP_DAYS && { keepDays: Number(LEADS_KEEP_DAYS) }),
    retrySeconds: Number(LEADS_RETRY_SECONDS || 30),
  };
}

/** The channels that are configured. */
export const channelsOf = ({ mail, webhook }: LeadSettings): readonly Channel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
];

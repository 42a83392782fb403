import type { FoundNotice } from './api/notices';
import { type Database, days, minutes, type Sql, sql } from './database/database';
import { isOverdue, type Queue } from './leads/leads';
import type { noticeCodes } from './operations/notice';

/** What the owner should know and do, with commands in backticks. It contains nothing of a lead. */
type Found = FoundNotice & { readonly code: (typeof noticeCodes)[number] };

/** What the notices depend on besides the database. */
export interface NoticeOptions {
  /** What this process sends. What waits for something else is no notice, because nobody could ever end it. */
  readonly queues: readonly Queue[];
  readonly alertMinutes: number;
  /** Returns when the certificate of the site ends, or undefined if that is not known. */
  readonly certificateEnd: () => Date | undefined;
}

/** A notice about a certificate comes this long before its end, in ms. */
const CERTIFICATE_MS = 14 * 24 * 3600_000;
const RUN = 'node dist-server/server.js';

const things = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

interface Counted {
  readonly count: number;
  readonly since: Date;
}

async function leadNotices({ query }: Sql, { queues, alertMinutes }: NoticeOptions): Promise<readonly Found[]> {
  const overdue = await query<Counted & { readonly isDead: boolean }>(sql`
    select state = 'dead' as "isDead", count(distinct leads.id)::int4 as count, min(received_at) as since
    from deliveries, leads where ${isOverdue(alertMinutes)} and channel = any(${queues}) group by 1`);
  const notices: Found[] = overdue.map(({ isDead, count, since }) => {
    const requests = things(count, 'request from the website', 'requests from the website');
    const time = things(alertMinutes, 'minute', 'minutes');
    const what = isDead ? 'could not be delivered' : `could not be delivered for more than ${time}`;
    const message = `${requests} ${what}. \`${RUN} leads list\` says why, and \`${RUN} leads test\` tries the settings. Then run \`${RUN} leads retry\`.`;
    return { code: isDead ? 'leads-dead' : 'leads-late', message, since, count };
  });
  if (queues.some((queue) => queue !== 'changes')) return notices;
  const unsent = await query<Counted>(sql`
    select count(*)::int4 as count, min(received_at) as since from leads
    where not exists (select 1 from deliveries where lead_id = leads.id and state = 'done') having count(*) > 0`);
  const message = `Requests from the website are only stored. Read them with \`${RUN} leads list\`, and set SMTP_URL or LEADS_WEBHOOK.`;
  return [...notices, ...unsent.map((row): Found => ({ code: 'leads-unsent', message, ...row }))];
}

/** Events are late after the same time as leads. Each gives up a day after its change, or after `leads retry`. */
async function changeNotices({ query }: Sql, { queues, alertMinutes }: NoticeOptions): Promise<readonly Found[]> {
  if (!queues.includes('changes')) return [];
  const rows = await query<Counted>(sql`
    select count(*)::int4 as count, min(gives_up_at) - ${days(1)} as since from deliveries
    where channel = 'changes' and state <> 'done' and gives_up_at < now() + ${days(1)} - ${minutes(alertMinutes)}
    having count(*) > 0`);
  return rows.map(({ count, since }) => {
    const changes = things(count, 'change of an article has', 'changes of articles have');
    const message = `${changes} not reached CHANGES_WEBHOOK, so old pages may be shown. Correct the receiver, then run \`${RUN} leads retry\`.`;
    return { code: 'changes-late', message, since, count };
  });
}

async function backupNotices(database: Database): Promise<readonly Found[]> {
  // PGlite is only for trying the server.
  if (database.engine === 'pglite') return [];
  const [row] = await database.query<{ since: Date | null; isUnproven: boolean }>(sql`
    select count(*) = 0 as "isUnproven", coalesce(min(made_at) + ${days(2)},
      least((select min(created_at) from articles), (select min(received_at) from leads))) as since
    from proven_backup`);
  if (!row?.since || row.since > new Date()) return [];
  const [code, what] = row.isUnproven
    ? (['backup-unproven', 'No backup of this site was ever restored to prove that it is complete.'] as const)
    : (['backup-old', 'The newest backup that was proven is more than two days old.'] as const);
  const advice = `Check \`systemctl status mindwave-backup\`, or run \`deploy/server/backup.sh FILE\` and \`${RUN} drill FILE\`.`;
  return [{ code, message: `${what} ${advice}`, since: row.since, count: 1 }];
}

function certificateNotices({ certificateEnd }: NoticeOptions): readonly Found[] {
  const end = certificateEnd();
  const since = end && new Date(end.getTime() - CERTIFICATE_MS);
  if (!since || since > new Date()) return [];
  const message = `The certificate of this site ends on ${end.toISOString().slice(0, 10)}. Renew it, and reload the proxy.`;
  return [{ code: 'certificate', message, since, count: 1 }];
}

/** Returns a function that finds all notices. */
export const createNotices = (database: Database, options: NoticeOptions) => async (): Promise<readonly Found[]> => {
  const found = await Promise.all([
    leadNotices(database, options),
    changeNotices(database, options),
    backupNotices(database),
  ]);
  return [...found.flat(), ...certificateNotices(options)];
};

/** The site and its API on a database. `main.ts` starts it if `DATABASE_URL` is set. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeServer } from '../node-http/shut-down';
import { leadsKept } from '../src/content/operator';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { createReads, openStandby } from './database/reads';
import { startHousekeeping } from './housekeeping';
import { API, createApi } from './http/api';
import { createDrawnPictures } from './http/drawn-pictures';
import { createEndpoints } from './http/endpoints';
import { createUploads } from './http/uploads';
import { queuesOf } from './leads/send';
import { startWorker } from './leads/worker';
import { createNotices } from './notices';
import { createAudit } from './operations/audit';
import { watchCertificate } from './operations/certificate';
import { createLog, observeRequests, outagesIn } from './operations/log';
import { createMetrics } from './operations/metrics';
import { databaseArticles } from './pages/database-articles';
import { createPages } from './pages/pages';
import { drawing, problem } from './pictures/library';
import { loadRenderer } from './render/renderer';
import { type Env, readSettings } from './settings';
import { createSite } from './site';

/** A client must send its headers and its whole request within these times, in ms. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 120_000;
/** A connection is closed if no data moves for this time, in ms, for example because the client does not read its response. */
const IDLE_MS = 60_000;
/** When the server stops, pending requests have this long to finish, in ms. */
const GRACE_MS = 10_000;

/** True if the privacy notice of the built site says for how many days this server keeps leads. Also true without a notice. */
function statesRetention(root: string, keepDays: number | undefined): boolean {
  const file = join(root, 'privacy.html');
  return !existsSync(file) || readFileSync(file, 'utf8').includes(leadsKept(keepDays));
}

/**
 * Connects to the database, and brings its schema up to date. Returns a server that does not listen yet, and `stop`, which waits for
 * requests and deliveries, and closes the database.
 */
export async function createServerWithDatabase(root: string, env: Env) {
  const settings = readSettings(env);
  const { databaseUrl, databaseReadUrl, base, metricsToken, logLevel, leads } = settings;
  const prefix = base.slice(0, -1);
  const log = createLog(logLevel);
  const database = await openDatabase(databaseUrl, outagesIn(log));
  const standby = databaseReadUrl && (await openStandby(databaseReadUrl, outagesIn(log, 'the standby')));
  const reads = createReads(database, standby || undefined);
  if (database.engine === 'pglite') log.warn('PGlite is only for trying the server: it can lose data if it stops.');
  if (!leads.mail && !leads.webhook)
    log.warn(
      'Leads are only stored: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK and LEADS_WEBHOOK_SECRET, to send them.',
    );
  if (!statesRetention(root, leads.keepDays))
    log.warn('The privacy notice does not state the time in LEADS_KEEP_DAYS. Build the site with the same value.');
  const { ran, problems } = await migrate(database);
  log.info({ ran, problems }, 'the schema is up to date');

  let isStopping = false;
  const renderer = await loadRenderer(root);
  const certificate = watchCertificate(renderer.siteUrl);
  const certificateEnd = certificate.end;
  const notices = createNotices(database, {
    queues: [...queuesOf(leads).keys()],
    alertMinutes: leads.alertMinutes,
    certificateEnd,
  });
  const metrics = createMetrics({ database, reads, notices, certificateEnd, prefix });
  const audit = createAudit(log, metrics);
  const worker = startWorker(database, leads, log);
  if (!drawing) log.warn({ reason: problem }, 'sharp cannot be loaded: articles have neither link previews nor sizes');
  const pictures = createDrawnPictures(database, prefix, drawing, log);
  const stopHousekeeping = startHousekeeping(database, leads.keepDays, log, audit, pictures.widthOf);
  const pages = createPages(databaseArticles(reads), prefix, renderer, pictures.previewOf);
  const health = createEndpoints({ database, metrics, metricsToken, isStopping: () => isStopping });
  const stopWatching = reads.watch(pages.expire);
  const onArticle = () => {
    reads.wrote();
    pages.expire();
  };
  const { widthOf } = pictures;
  const api = createApi({ database, reads, settings, worker, log, audit, onArticle, widthOf, notices });

  const server = createSite({
    root,
    base,
    env: { ...env, API_URL: `${prefix}${API}`, CONTACT_FORM: env.CONTACT_FORM || 'api' },
    cached: pages.sendCached,
    onError: (error, { id }) => log.error({ id, err: error }, 'a request failed'),
    handlers: {
      health,
      api,
      pictures: pictures.handler,
      uploads: createUploads(database, log),
      articles: pages.handler,
    },
  });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.setTimeout(IDLE_MS);
  observeRequests(server, log, metrics, () => isStopping);

  async function stop() {
    isStopping = true;
    certificate.stop();
    const released = Promise.all([worker.stop(), stopHousekeeping(), stopWatching()]);
    await closeServer(server, GRACE_MS);
    await released;
    await Promise.all([database.close(), standby && standby.close()]);
  }
  return { server, stop };
}

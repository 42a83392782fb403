import { corsOf } from '~contract/http/cors';
import { respond } from '~contract/http/fetch-handler';
import { jobOperations, unusedOperations } from '~contract/plain-operations';
import { parseForm } from '../../node-http/multipart';
import { send } from '../../node-http/send';
import { visitorAddress } from '../../node-http/visitor-address';
import { jobs } from '../../src/content/jobs';
import { accountOperations } from '../api/account-operations';
import { contactOperations } from '../api/contact';
import { newsOperations, readOperations } from '../api/news';
import { type FoundNotice, noticeOperations } from '../api/notices';
import { sessionOperations, useSession } from '../api/session';
import type { Database, Sql } from '../database/database';
import type { Worker } from '../leads/worker';
import type { Audit } from '../operations/account-events';
import type { Log } from '../operations/log';
import type { Settings } from '../settings';
import { sendJson, toCall } from './call';
import { conditional } from './conditional';
import type { Handler } from './handler';

/** The path of the API root. */
export const API = '/api';

/** The parts of the server that the API uses. */
export interface ApiOptions {
  readonly database: Database;
  /** Reads for visitors. It may be a moment behind, so requests with a token read from `database`. */
  readonly reads: Sql;
  readonly settings: Settings;
  /** Delivers the leads. */
  readonly worker: Worker;
  readonly log: Log;
  readonly audit: Audit;
  /** Called after an article was created, changed or deleted. */
  readonly onArticle: () => void;
  /** Resolves with the width of a new image, see `MeasuredImage`. */
  readonly widthOf: (image: Uint8Array) => Promise<number | null>;
  /** Resolves with what the administrators should know. */
  readonly notices: () => Promise<readonly FoundNotice[]>;
}

/** Handles the requests below `/api`: the operations of the contract on a database. */
export function createApi(options: ApiOptions): Handler {
  const { database, reads, settings, worker, log, audit, onArticle, widthOf, notices } = options;
  const { contactsPerMinute, origins, proxies } = settings;
  const prefix = settings.base.slice(0, -1);
  const base = `${prefix}${API}`;
  const backend = {
    operations: {
      ...contactOperations(database, worker, contactsPerMinute),
      ...sessionOperations(database, audit),
      ...accountOperations(database, audit),
      ...newsOperations(database, onArticle, worker.recordChange, widthOf),
      ...noticeOperations(notices),
      // The jobs are part of the site's content.
      ...jobOperations(jobs),
      ...unusedOperations,
    },
    isSignedIn: (token: string) => useSession(database, token),
  };
  const forVisitors = { ...backend, operations: { ...backend.operations, ...readOperations(reads) } };
  return async (request, response, pathname) => {
    if (pathname !== API && !pathname.startsWith(`${API}/`)) return pathname;
    const { isPreflight, cors } = corsOf(request, (origin) => origins.includes(origin));
    if (isPreflight) {
      send(response, 204, cors);
      return undefined;
    }
    try {
      const call = toCall(request, `${prefix}${request.url}`, response);
      const chosen = request.headers.authorization === undefined ? forVisitors : backend;
      const whole = await respond(chosen, call, {
        base,
        addressOf: () => visitorAddress(request, proxies),
        parseForm,
        onError: (error) => log.error({ id: request.id, err: error }, 'a request failed'),
      });
      const { status, headers, body } = conditional(call, whole, base);
      const length = body === null ? {} : { 'Content-Length': Buffer.byteLength(body) };
      send(response, status, { ...cors, ...headers, ...length }, body ?? undefined);
    } catch {
      // `respond` rejects only if the address is not valid or the caller has left.
      if (!response.destroyed) sendJson(response, 400, 'The request could not be read.', cors);
    }
    return undefined;
  };
}

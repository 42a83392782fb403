import fc from 'fast-check';
import { anyRequest, type GeneratedRequest, shown } from './generated-request';
import { TOKEN } from './headers';
import { createClient, type Outcome } from './send-request';

/** Requests at the same time. */
const WORKERS = 16;
/** Requests that are generated together. */
const BATCH = 500;
/** A report shows so many requests. */
const MAX_SHOWN = 8;

export interface SendingOptions {
  readonly origin: string;
  readonly count: number;
  readonly seed: number;
  /** Of signed-in accounts. Some of them sign out again. */
  readonly tokens: readonly string[];
  /** Called after a part of the requests. */
  readonly onWarm: () => Promise<void>;
  /** Whether all processes still run. */
  readonly isAlive: () => boolean;
}

export interface Sent {
  /** Requests by the first digit of their status (`2xx`), or by how they ended without a response. */
  readonly tally: Readonly<Record<string, number>>;
  /** What must not happen, one line for each of the first. */
  readonly failures: readonly string[];
}

/** The part of the requests after which memory is measured for the first time: code is compiled, and caches have their usual size. */
const WARM_UP = 0.3;

/**
 * Statuses above 499 that are correct, not failures: an operation that the contract knows and no backend has (501), and a transfer
 * encoding or a version of HTTP that nginx does not know (501 and 505, RFC 9112, 6.1 and RFC 9110, 15.6).
 */
const DESIGNED = [501, 505];

function failureOf(outcome: Outcome): string | undefined {
  if (outcome.kind === 'closed') return `closed without a response, ${outcome.reason}`;
  if (outcome.kind === 'hanging') return 'hanging';
  if (outcome.kind === 'response' && outcome.status > 499 && !DESIGNED.includes(outcome.status))
    return String(outcome.status);
  return undefined;
}

/** Sends generated requests, 16 at a time, until all are sent or a process has ended. */
export async function sendMany({ origin, count, seed, tokens, onWarm, isAlive }: SendingOptions): Promise<Sent> {
  const client = createClient(origin);
  const tally: Record<string, number> = {};
  const failures: string[] = [];
  const requests = anyRequest();
  let waiting: GeneratedRequest[] = [];
  let sent = 0;

  function next(): GeneratedRequest | undefined {
    if (sent === count || !isAlive()) return undefined;
    if (waiting.length === 0) waiting = fc.sample(requests, { numRuns: BATCH, seed: seed + sent });
    const token = tokens[sent % tokens.length] ?? '';
    sent += 1;
    const request = waiting.pop();
    return (
      request && { ...request, headers: request.headers.map(([name, value]) => [name, value.replace(TOKEN, token)]) }
    );
  }

  async function work(limit: number) {
    while (sent < limit) {
      const request = next();
      if (!request) return;
      const outcome = await client.send(request);
      const key = outcome.kind === 'response' ? `${String(outcome.status)[0]}xx` : outcome.kind;
      tally[key] = (tally[key] ?? 0) + 1;
      const failure = isAlive() ? failureOf(outcome) : 'a process ended';
      if (failure && failures.length < MAX_SHOWN) failures.push(`${failure}: ${shown(request)}`);
    }
  }

  const workUntil = (limit: number) => Promise.all(Array.from({ length: WORKERS }, () => work(limit)));
  await workUntil(Math.floor(count * WARM_UP));
  if (isAlive()) await onWarm();
  await workUntil(count);
  client.close();
  return { tally, failures };
}

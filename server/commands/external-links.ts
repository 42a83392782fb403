import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../reason';

/** The pause between two requests to a host, in ms. */
const PAUSE_MS = 1000;
/** The time limit of a request with its redirects, in ms. */
const LIMIT_MS = 15_000;
/** Some sites send nothing to a program without a name, or to one that does not ask for a page. */
const HEADERS = { 'User-Agent': 'Mindwave link check', Accept: 'text/html,*/*;q=0.8' };
/** Something is there, but not for programs: it asks for a login, refuses, or limits requests. */
const THERE = [401, 403, 429];

/** Asks once, and follows up to 20 redirects. Returns what is wrong, or undefined. */
async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const address = new URL(url);
    // A request cannot have a name and a password in its address.
    address.username = '';
    address.password = '';
    const response = await fetch(address, { method, headers: HEADERS, signal: AbortSignal.timeout(LIMIT_MS) });
    await response.body?.cancel();
    return response.ok || THERE.includes(response.status) ? undefined : `it responds with ${response.status}`;
  } catch (error) {
    return reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
  }
}

/**
 * Asks for web addresses, one at a time. Many servers respond to HEAD wrongly, with any status, so GET decides.
 * @returns what is wrong, by address. Addresses that are fine have no entry.
 */
export async function checkExternal(urls: Iterable<string>, pauseMs = PAUSE_MS): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const nextAt = new Map<string, number>();
  const askInTurn = async (url: string, method: 'HEAD' | 'GET') => {
    const { host } = new URL(url);
    await sleep(Math.max(0, (nextAt.get(host) ?? 0) - performance.now()));
    const problem = await ask(url, method);
    nextAt.set(host, performance.now() + pauseMs);
    return problem;
  };
  for (const url of new Set(urls)) {
    const problem = (await askInTurn(url, 'HEAD')) && (await askInTurn(url, 'GET'));
    if (problem) problems.set(url, problem);
  }
  return problems;
}

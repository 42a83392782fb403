/**
 * Named situations of the product. The QA console and its links, stories, tests and the mock server use the same names. A
 * scenario is data: what is stored, and what happens to requests (`withScenario`).
 */
import { type OperationId, operationIds } from '~contract/contract';
import { seedState } from '../backend/seed/state';
import { isSentinel, type Sentinel } from '../backend/sentinels';
import type { State } from '../backend/state';

/** The initial data: the sample articles, none, or two thousand. */
export type DataKind = 'sample' | 'empty' | 'huge';

export interface Scenario {
  /** The default is `sample`. */
  readonly data?: DataKind;
  /** Milliseconds by which every response is delayed. */
  readonly latencyMs?: number;
  /** The share of requests that fail, from 0 to 1. */
  readonly failureRate?: number;
  /** The failure of every request. */
  readonly every?: Sentinel;
  /** A special behaviour, implemented in `with-scenario.ts`. */
  readonly event?: 'expired-session' | 'second-editor' | 'quota-full' | 'notices';
}

export const scenarios = {
  full: {},
  empty: { data: 'empty' },
  huge: { data: 'huge' },
  slow: { latencyMs: 3000 },
  flaky: { failureRate: 0.3 },
  'expired-session': { event: 'expired-session' },
  'second-editor': { event: 'second-editor' },
  notices: { event: 'notices' },
  'malformed-json': { every: 'malformed-json' },
  'html-error': { every: 'html-error' },
  'quota-full': { event: 'quota-full' },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName);

export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

export const dataOf = (name: ScenarioName): DataKind => scenarioOf(name).data ?? 'sample';

/** Returns the latency and the failure rate of a setting. Its scenario provides the defaults. */
export function networkOf({ scenario, latencyMs, failureRate }: Setting) {
  const own = scenarioOf(scenario);
  return { latencyMs: latencyMs ?? own.latencyMs ?? 0, failureRate: failureRate ?? own.failureRate ?? 0 };
}

/** The number of articles of the scenario `huge`. */
export const HUGE_COUNT = 2000;

/** Copies the sample articles, each time with a different slug and date. */
function hugeState(): State {
  const seed = seedState();
  const day = Date.UTC(2026, 10, 12);
  const articles = Array.from({ length: HUGE_COUNT }, (_, at) => {
    const source = seed.articles[at % seed.articles.length];
    if (!source) throw new Error('There are no sample articles.');
    const id = at + 1;
    return {
      ...source,
      id,
      title: `${source.title} (${id})`,
      slug: `${source.slug}-${id}`,
      date: new Date(day - (HUGE_COUNT - id) * 86_400_000).toISOString().slice(0, 10),
      etag: `"0-${id}"`,
    };
  });
  return { ...seed, counter: articles.length, articles };
}

/** Returns the initial state for a kind of data. */
export function startOf(data: DataKind): State {
  if (data === 'huge') return hugeState();
  const seed = seedState();
  return data === 'empty' ? { ...seed, articles: [] } : seed;
}

/** A scenario with the tester's changes. */
export interface Setting {
  readonly scenario: ScenarioName;
  /** Milliseconds. Overrides the scenario. */
  readonly latencyMs?: number;
  /** 0 to 1. Overrides the scenario. */
  readonly failureRate?: number;
  /** The next responses of an operation. Each is used once. */
  readonly nextResponses: { readonly [Id in OperationId]?: readonly Sentinel[] };
  /** Determines which requests fail. The same seed and the same requests fail the same way. */
  readonly seed: number;
}

export const MAX_LATENCY_MS = 10_000;
export const usualSetting: Setting = { scenario: 'full', nextResponses: {}, seed: 1 };

/** Parses a number from 0 to `max`. Returns undefined for anything else. */
function numberOf(text: string | null, max: number): number | undefined {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= max ? number : undefined;
}

/**
 * Reads a setting from a link: `?qa=flaky&qa-latency=400&qa-failures=0.5&qa-next=login:error-500.timeout&qa-seed=7`. Returns null
 * if it names no scenario (`?qa` alone only opens the console). Other invalid parts are ignored.
 */
export function readSetting(params: URLSearchParams): Setting | null {
  const scenario = params.get('qa');
  if (!isScenarioName(scenario)) return null;
  const latencyMs = numberOf(params.get('qa-latency'), MAX_LATENCY_MS);
  const failureRate = numberOf(params.get('qa-failures'), 1);
  const seed = numberOf(params.get('qa-seed'), 2 ** 32 - 1);
  const planned = (params.get('qa-next') ?? '').split(',').map((pair) => pair.split(':'));
  const nextResponses: Partial<Record<OperationId, readonly Sentinel[]>> = {};
  for (const id of operationIds) {
    const names =
      planned
        .find(([operation]) => operation === id)?.[1]
        ?.split('.')
        .filter(isSentinel) ?? [];
    if (names.length > 0) nextResponses[id] = names;
  }
  return {
    scenario,
    nextResponses,
    seed: seed !== undefined && Number.isInteger(seed) ? seed : usualSetting.seed,
    ...(latencyMs !== undefined && { latencyMs }),
    ...(failureRate !== undefined && { failureRate }),
  };
}

/** Returns the query parameters of a link with this setting. */
export function writeSetting({ scenario, latencyMs, failureRate, nextResponses, seed }: Setting): URLSearchParams {
  const next = operationIds.flatMap((id) =>
    nextResponses[id]?.length ? [`${id}:${nextResponses[id].join('.')}`] : [],
  );
  return new URLSearchParams({
    qa: scenario,
    ...(latencyMs !== undefined && { 'qa-latency': String(latencyMs) }),
    ...(failureRate !== undefined && { 'qa-failures': String(failureRate) }),
    ...(next.length > 0 && { 'qa-next': next.join(',') }),
    'qa-seed': String(seed),
  });
}

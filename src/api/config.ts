import { isRecord } from '~contract/is-record';
import { withBase } from '../lib/base';
import { shared } from '../lib/retry';
import { ApiError } from './errors';

/** Run-time settings of a deployment, from `/config.json`, so that one build works with any backend. */
export interface RuntimeConfig {
  /** Root of the API, e.g. `https://api.example.com/api`, or `/api` on the site's own origin; null for the embedded backend. */
  readonly apiUrl: string | null;
  /** `log` is the specified contact form, which sends nothing (S5.contact.logged); `api` delivers the message. */
  readonly contactForm: 'log' | 'api';
  readonly mapUrl: string;
  readonly mapMode: 'auto' | 'click' | 'off';
}

export const DEFAULT_CONFIG: RuntimeConfig = {
  apiUrl: null,
  contactForm: 'log',
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-84.345%2C34.045%2C-84.245%2C34.105&layer=mapnik&marker=34.0754%2C-84.2941',
  mapMode: 'auto',
};

function choice<T extends string>(value: unknown, key: string, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  const found = allowed.find((option) => option === value);
  if (!found) throw new Error(`"${key}" must be one of ${allowed.join(', ')}`);
  return found;
}

function address(value: unknown, key: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`"${key}" must be a full http or https address`);
  }
  return value.replace(/\/+$/, '');
}

/** Like `address`, but also accepts a path on the site's own origin, such as `/api`. */
const addressOrPath = (value: unknown, key: string) =>
  typeof value === 'string' && /^\/[\w.~-]/.test(value) ? value.replace(/\/+$/, '') : address(value, key);

/** Validates the parsed file. Throws an error that names the wrong setting. */
export function parseConfig(json: unknown): RuntimeConfig {
  if (!isRecord(json)) throw new Error('the file must hold one JSON object');
  return {
    apiUrl: addressOrPath(json.apiUrl, 'apiUrl') ?? null,
    contactForm: choice(json.contactForm, 'contactForm', ['log', 'api'], DEFAULT_CONFIG.contactForm),
    mapUrl: address(json.mapUrl, 'mapUrl') ?? DEFAULT_CONFIG.mapUrl,
    mapMode: choice(json.mapMode, 'mapMode', ['auto', 'click', 'off'], DEFAULT_CONFIG.mapMode),
  };
}

async function fetchConfig(): Promise<RuntimeConfig> {
  let response: Response;
  try {
    response = await fetch(withBase('/config.json'), { cache: 'no-cache', credentials: 'omit' });
  } catch {
    throw new ApiError('FETCH_ERROR', 'The site’s settings could not be reached. Please check your connection.');
  }
  if (!response.ok) throw new ApiError(response.status, `/config.json answered ${response.status}.`);
  try {
    return parseConfig(await response.json());
  } catch (error) {
    throw new ApiError('PARSING_ERROR', `/config.json: ${error instanceof Error ? error.message : 'unreadable'}.`);
  }
}

/**
 * Reads the settings once per page, when they are first needed. A failure is not cached: the next call retries. There
 * is no fallback to the embedded backend, because a lead would then be lost. Nothing in the page's address can change
 * what is read here.
 */
export const loadConfig = shared(fetchConfig);

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { dataOf, readSetting, type Setting, scenarioNames } from '~mocks/qa/scenarios';
import { readPort } from '../node-http/listen';
import { StartError } from '../node-http/start-error';

export interface Settings {
  /** With 0, the system chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** Whether pages of this origin, such as `http://localhost:4173`, may call the API. */
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Contact requests that one address may send in a minute. */
  readonly contactMaxRequests: number;
  /** Failures to simulate, or null for none. */
  readonly setting: Setting | null;
  /** Messages for the operator, one line each. */
  readonly warnings: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function contactLimitOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`CONTACTS_PER_MINUTE must be a whole number, not '${text}'.`);
  return Number(text);
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: NodeJS.ProcessEnv): Settings['admin'] {
  if (!email && !password) return DEMO_ADMIN;
  if (!email || !password)
    throw new StartError('Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither for the demo account.');
  return { email, password };
}

function originRule(text: string | undefined): Settings['isAllowedOrigin'] {
  if (!text) return (origin) => LOCAL_ORIGIN.test(origin);
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return (origin) => origins.includes('*') || origins.includes(origin);
}

/** Parses the name of a scenario, or the query string of a QA console link. */
function settingOf(text: string | undefined): Setting | null {
  if (!text) return null;
  const setting = readSetting(new URLSearchParams(text.includes('=') ? text : { qa: text }));
  if (!setting) throw new StartError(`SCENARIO must be one of ${scenarioNames.join(', ')}, not '${text}'.`);
  return setting;
}

/** Scenarios with other data use a separate folder, so that the usual data does not change. */
const folderOf = (setting: Setting | null) => {
  const data = setting ? dataOf(setting.scenario) : 'sample';
  return data === 'sample' ? 'mock-server/data' : `mock-server/data/${data}`;
};

/** The value of `--scenario` on the command line. Other arguments are refused, because settings such as PORT are variables. */
function scenarioArgument(args: readonly string[]): string | undefined {
  try {
    const { scenario } = parseArgs({ args: [...args], options: { scenario: { type: 'string' } } }).values;
    if (scenario !== '') return scenario;
  } catch {
    // The message below says which arguments are correct.
  }
  throw new StartError(
    `The only argument is --scenario NAME, one of ${scenarioNames.join(', ')}. Other settings are variables, such as PORT.`,
  );
}

/**
 * Reads the settings from the environment: PORT (3001), HOST (127.0.0.1), DATA_DIR (mock-server/data), ADMIN_EMAIL and
 * ADMIN_PASSWORD (the demo account), CORS_ORIGINS (comma-separated, `*` for any; by default every local origin), CONTACTS_PER_MINUTE
 * (the contract's limit), SCENARIO (none).
 * @param args command line arguments. `--scenario NAME` overrides SCENARIO.
 * @throws StartError that names the variable or argument and the expected value.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[] = []): Settings {
  const host = env.HOST || '127.0.0.1';
  const admin = adminOf(env);
  const setting = settingOf(scenarioArgument(args) ?? env.SCENARIO);
  const isOpen = !LOOPBACK.test(host);
  return {
    port: readPort(env.PORT || '3001'),
    host,
    dataDir: resolve(env.DATA_DIR || folderOf(setting)),
    admin,
    isAllowedOrigin: originRule(env.CORS_ORIGINS),
    contactMaxRequests: contactLimitOf(env.CONTACTS_PER_MINUTE || String(CONTACT_MAX_REQUESTS)),
    setting,
    warnings:
      isOpen && admin === DEMO_ADMIN
        ? ['Other machines can reach this server and the demo password is public: set ADMIN_EMAIL and ADMIN_PASSWORD.']
        : [],
  };
}

import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '../contract/is-record';
import { formats } from '../contract/validation/formats';
import { checks } from './checks/all';
import type { Result } from './run-checks';

/** A failure that a team has accepted. */
interface KnownFailure {
  readonly operation: string;
  readonly rule: string;
  /** Why it is accepted for now. */
  readonly reason: string;
  /** The last day on which it is accepted, as YYYY-MM-DD. */
  readonly until: string;
}

/** A new entry accepts its failure for this many days. */
const DAYS = 90;
/** The longest reason that `writeBaseline` copies from a failure. */
const REASON_LENGTH = 160;

const keyOf = ({ operation, rule }: { readonly operation: string; readonly rule: string }) => `${operation}: ${rule}`;
const ruleKeys = new Set(checks.map(keyOf));

const isKnownFailure = (entry: unknown): entry is KnownFailure =>
  isRecord(entry) &&
  ['operation', 'rule', 'reason', 'until'].every((name) => typeof entry[name] === 'string' && entry[name] !== '') &&
  formats.date(String(entry.until));

/** Reads a baseline. @throws Error if it is not a list of known failures, or names a rule that does not exist. */
export function readBaseline(file: string): readonly KnownFailure[] {
  let entries: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    entries = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`--baseline ${file} is not readable JSON: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  if (!Array.isArray(entries) || !entries.every(isKnownFailure))
    throw new Error(
      `--baseline ${file} must be a list of objects with operation, rule, reason and until (YYYY-MM-DD).`,
    );
  const unknown = entries.map(keyOf).find((key) => !ruleKeys.has(key));
  if (unknown !== undefined)
    throw new Error(`--baseline ${file} names a rule that does not exist. Remove it: ${unknown}`);
  return entries;
}

/**
 * Marks known failures. A rule that holds again fails, so that its entry is removed. A failure whose time is over says so. An entry has
 * no effect if its rule was skipped or did not run.
 * @param today as YYYY-MM-DD.
 */
export function withBaseline(
  results: readonly Result[],
  entries: readonly KnownFailure[],
  file: string,
  today: string,
): readonly Result[] {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return results.map((result) => {
    const entry = known.get(keyOf(result));
    if (!entry || result.outcome === 'skipped') return result;
    if (result.outcome === 'passed') {
      const reason = `the rule holds again: remove it from ${file}`;
      return { ...result, outcome: 'failed', reason, message: `${keyOf(result)}: ${reason}` };
    }
    const { until } = entry;
    if (until < today)
      return { ...result, message: `${result.message} [known until ${until}: remove it from ${file}, or mend it]` };
    const reason = `known until ${until}: ${entry.reason}`;
    return { ...result, outcome: 'known', reason, message: `${reason} (${result.message})` };
  });
}

/** Checks before a run that the file can be written. @throws Error if it cannot, or if it contains something other than a baseline. */
export function checkWritable(file: string): void {
  if (existsSync(file)) readBaseline(file);
  try {
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw new Error(`--write-baseline ${file} cannot be written.`, { cause: error });
  }
}

/** Writes all failures of a run into a baseline. Entries that still fail keep their reason and their date. */
export function writeBaseline(file: string, results: readonly Result[], now: Date): void {
  const known = new Map((existsSync(file) ? readBaseline(file) : []).map((entry) => [keyOf(entry), entry]));
  const until = new Date(now.getTime() + DAYS * 86_400_000).toISOString().slice(0, 10);
  const entries = results.flatMap((result): readonly KnownFailure[] => {
    const entry = known.get(keyOf(result));
    // The rule about response times depends on an option, so it is never part of a baseline.
    if (result.outcome !== 'failed' || !ruleKeys.has(keyOf(result)))
      return entry && result.outcome === 'skipped' ? [entry] : [];
    const { operation, rule } = result;
    const [line = ''] = result.reason.split('\n');
    return [entry ?? { operation, rule, reason: line.slice(0, REASON_LENGTH) || 'it fails', until }];
  });
  const ran = new Set(results.map(keyOf));
  const others = [...known.values()].filter((entry) => !ran.has(keyOf(entry)));
  writeFileSync(file, `${JSON.stringify([...others, ...entries], null, 2)}\n`);
}

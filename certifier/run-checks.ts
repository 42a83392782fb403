import { type Check, type Level, levels } from './check';
import { checks as allChecks } from './checks/all';
import { Api } from './client/api';
import type { Seen } from './client/client';
import type { Target } from './client/wire';
import type { Trials } from './inputs/trials';
import { BrokenRule, NotApplicable } from './outcome';

/** The result of one check. */
export interface Result {
  readonly operation: string;
  readonly rule: string;
  readonly level: Level;
  /** `known` is a failure that a baseline accepts. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'known';
  /** Says why the check failed or was skipped. Empty if it passed. */
  readonly message: string;
  /** The message without the rule and the request. It is the same for all rules that fail for the same cause. */
  readonly reason: string;
  readonly milliseconds: number;
}

/** The options of a run. */
export interface RunOptions {
  /** The highest level to check. The default is L2. */
  readonly level?: Level;
  /** Skips the checks that change data. */
  readonly readOnly?: boolean;
  readonly checks?: readonly Check[];
  /** The number of generated inputs and their seed. */
  readonly trials?: Trials;
  /** Called with every response. */
  readonly onResponse?: (seen: Seen) => void;
  /** Called before each rule, with the number of rules that are left. */
  readonly onRule?: (check: Check, left: number) => void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Says what went wrong, with the operation, the rule and the last request, so that nobody has to read the source of the check. */
export function failureMessage({ operation, rule }: Check, error: unknown, lastCall: string): string {
  const kind = error instanceof BrokenRule ? '' : 'unexpected error: ';
  return `${operation} breaks the rule "${rule}": ${kind}${reasonOf(error)} [last request: ${lastCall}]`;
}

/**
 * Runs one check and cleans up after it. Resolves if the rule holds.
 * @throws NotApplicable if the rule cannot be checked, otherwise an Error that names the operation and the rule.
 */
export async function runCheck(check: Check, api: Api, readOnly = false): Promise<void> {
  const { token, credentials } = api.target;
  if (readOnly && check.writes) throw new NotApplicable('it changes data and this is a read-only run');
  if (token !== undefined && !credentials && check.operation === 'login')
    throw new NotApplicable('a token was given, so this backend may have no login (--email and --password check it)');
  let problem: unknown;
  let lastCall = '';
  api.forgetCalls();
  try {
    await check.run(api);
  } catch (error) {
    problem = error;
    lastCall = api.lastCall;
  }
  try {
    await api.cleanUp();
  } catch (error) {
    problem ??= error;
    lastCall ||= `${api.lastCall}, cleaning up`;
  }
  if (problem instanceof NotApplicable) throw problem;
  if (problem !== undefined) throw new Error(failureMessage(check, problem, lastCall), { cause: problem });
}

/** Returns the checks up to and including a level. */
export const upTo = (checks: readonly Check[], level: Level = 'L2'): readonly Check[] =>
  checks.filter((check) => levels.indexOf(check.level) <= levels.indexOf(level));

/** Runs the checks one after another on a running backend. Never rejects, whatever the backend does. */
export async function runChecks(target: Target, options: RunOptions = {}): Promise<readonly Result[]> {
  const results: Result[] = [];
  let current = '';
  const api = new Api(target, options.trials, (seen) => options.onResponse?.({ ...seen, rule: current }));
  const wanted = upTo(options.checks ?? allChecks, options.level);
  for (const check of wanted) {
    if (target.signal?.aborted) break;
    const { operation, rule, level } = check;
    current = `${operation}: ${rule}`;
    options.onRule?.(check, wanted.length - results.length);
    const start = performance.now();
    const result = await runCheck(check, api, options.readOnly).then(
      () => ({ outcome: 'passed', message: '', reason: '' }) as const,
      (error: Error) => ({
        outcome: error instanceof NotApplicable ? ('skipped' as const) : ('failed' as const),
        message: error.message,
        reason: reasonOf(error.cause ?? error),
      }),
    );
    results.push({ operation, rule, level, ...result, milliseconds: Math.round(performance.now() - start) });
  }
  return results;
}

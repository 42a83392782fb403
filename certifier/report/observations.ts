import { type OperationId, operationIds, operations } from '../../contract/contract';
import type { Level } from '../check';
import { checks } from '../checks/all';
import type { Seen } from '../client/client';
import type { Result } from '../run-checks';

/** For each operation: how many rules saw each status of the document, and each status that it does not know. */
export interface Coverage {
  readonly operation: OperationId;
  readonly declared: Readonly<Record<string, readonly string[]>>;
  readonly unknown: Readonly<Record<string, readonly string[]>>;
}

export function coverageOf(seen: readonly Seen[]): readonly Coverage[] {
  const rules = new Map<string, Set<string>>();
  for (const { operation, status, rule } of seen) {
    const key = `${operation} ${status}`;
    rules.set(key, (rules.get(key) ?? new Set()).add(rule));
  }
  return operationIds.map((operation) => {
    const declared = Object.keys(operations[operation].responses);
    const rulesOf = (status: string) => [...(rules.get(`${operation} ${status}`) ?? [])];
    const others = [...new Set(seen.filter((one) => one.operation === operation).map(({ status }) => String(status)))];
    const table = (statuses: readonly string[]) => Object.fromEntries(statuses.map((one) => [one, rulesOf(one)]));
    return { operation, declared: table(declared), unknown: table(others.filter((one) => !declared.includes(one))) };
  });
}

/** Of 20 responses, 19 are at most as slow. */
const PERCENTILE = 0.95;

/** The 95th percentile of the response times of each operation that was called, in milliseconds. */
export function timesOf(seen: readonly Seen[]): Readonly<Partial<Record<OperationId, number>>> {
  const entries = operationIds.flatMap((operation) => {
    const times = seen.filter((one) => one.operation === operation).map(({ milliseconds }) => milliseconds);
    const time = times.toSorted((one, other) => one - other)[Math.ceil(times.length * PERCENTILE) - 1];
    return time === undefined ? [] : [[operation, Math.round(time)] as const];
  });
  return Object.fromEntries(entries);
}

/** The rule about response times as one result for each operation that was called. */
export function timeResults(seen: readonly Seen[], most: number): readonly Result[] {
  return Object.entries(timesOf(seen)).map(([operation, time]): Result => {
    const level: Level = checks.find((check) => check.operation === operation)?.level ?? 'L0';
    const rule = `95 of 100 responses arrive within ${most} ms`;
    const base = { operation, rule, level, milliseconds: 0 };
    if (time <= most) return { ...base, outcome: 'passed', message: '', reason: '' };
    const reason = `the 95th percentile of the response times is ${time} ms`;
    return { ...base, outcome: 'failed', reason, message: `${operation} breaks the rule "${rule}": ${reason}` };
  });
}

/** The response times as one line. */
export const timeLine = (seen: readonly Seen[]): string =>
  `95 of 100 responses arrived within: ${Object.entries(timesOf(seen))
    .map(([operation, time]) => `${operation} ${time} ms`)
    .join(', ')}`;

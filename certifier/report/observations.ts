import { type OperationId, operationIds, operations } from '../../contract/contract';
import type { Level } from '../check';
import { checks } from '../checks/all';
import type { Seen } from '../client/client';
import type { Result } from '../run-checks';

/** For one operation, the rules that saw each declared status, and the rules that saw each undeclared one. */
export interface Coverage {
  readonly operation: OperationId;
  readonly declared: Readonly<Record<string, readonly string[]>>;
  readonly unknown: Readonly<Record<string, readonly string[]>>;
}

/** Groups responses by operation and status. */
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

/** 19 of 20 responses are at least as fast. */
const PERCENTILE = 0.95;

/** Returns the 95th percentile of each called operation's response times, in milliseconds. */
export function timesOf(seen: readonly Seen[]): Readonly<Partial<Record<OperationId, number>>> {
  const entries = operationIds.flatMap((operation) => {
    const times = seen.filter((one) => one.operation === operation).map(({ milliseconds }) => milliseconds);
    const time = times.toSorted((one, other) => one - other)[Math.ceil(times.length * PERCENTILE) - 1];
    return time === undefined ? [] : [[operation, Math.round(time)] as const];
  });
  return Object.fromEntries(entries);
}

/** Checks the rule about response times. Returns one result for each called operation. `most` is in milliseconds. */
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

/** Writes the response times as one line. */
export const timeLine = (seen: readonly Seen[]): string =>
  `95 of 100 responses arrived within: ${Object.entries(timesOf(seen))
    .map(([operation, time]) => `${operation} ${time} ms`)
    .join(', ')}`;

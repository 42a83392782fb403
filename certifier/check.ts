import type { OperationId } from '../contract/contract';
import type { Api } from './client/api';

/**
 * How much of the contract a backend supports. L0: the calls that the site makes. L1: entity tags, conflicts, errors per field,
 * limits and correct HTTP. L2: idempotency keys, pagination, search, jobs, earlier versions, banner sizes and the account. Each level
 * includes the previous ones.
 */
export const levels = ['L0', 'L1', 'L2'] as const;
/** One of the levels. */
export type Level = (typeof levels)[number];

/** Checks one rule of the contract on a running backend. */
export interface Check {
  readonly operation: OperationId;
  /** Says in one sentence what the backend does. The operation and the rule identify the check. */
  readonly rule: string;
  readonly level: Level;
  /** True if the check changes data. A read-only run skips it. */
  readonly writes?: boolean;
  /** Resolves if the rule holds. @throws BrokenRule if it does not, NotApplicable if this backend cannot be checked. */
  run(api: Api): Promise<void>;
}

/** The rules of one operation at one level. A key says in one sentence what the backend does, and its value checks that. */
type Rules = Readonly<Record<string, Check['run']>>;

const checksOf = (operation: OperationId, level: Level, writes: boolean, rules: Rules): readonly Check[] =>
  Object.entries(rules).map(([rule, run]) => ({ operation, rule, level, writes, run }));

/** Makes checks that change nothing. */
export const reading = (operation: OperationId, level: Level, rules: Rules): readonly Check[] =>
  checksOf(operation, level, false, rules);

/** Makes checks that change data. */
export const writing = (operation: OperationId, level: Level, rules: Rules): readonly Check[] =>
  checksOf(operation, level, true, rules);

import type { OperationId } from '../contract/contract';
import type { Api } from './client/api';

/**
 * How much of the contract a backend supports. L0: the calls that the site makes. L1: entity tags, conflicts, errors per field,
 * limits and correct HTTP. L2: idempotency keys, pagination, search, jobs, earlier versions and the account. Each level includes the
 * previous ones.
 */
export const levels = ['L0', 'L1', 'L2'] as const;
export type Level = (typeof levels)[number];

/** Checks one rule of the contract on a running backend. */
export interface Check {
  readonly operation: OperationId;
  /** What the backend does, in one sentence. Together with the operation it names the check. */
  readonly rule: string;
  readonly level: Level;
  /** Whether the check changes data. A read-only run skips it. */
  readonly writes?: boolean;
  /** Resolves if the rule holds. @throws BrokenRule if it does not, NotApplicable if this backend cannot be checked. */
  run(api: Api): Promise<void>;
}

/** The rules of one operation at one level: what the backend does, in one sentence, and the check of it. */
type Rules = Readonly<Record<string, Check['run']>>;

const checksOf = (operation: OperationId, level: Level, writes: boolean, rules: Rules): readonly Check[] =>
  Object.entries(rules).map(([rule, run]) => ({ operation, rule, level, writes, run }));

/** Checks that change nothing. */
export const reading = (operation: OperationId, level: Level, rules: Rules): readonly Check[] =>
  checksOf(operation, level, false, rules);

/** Checks that change data. */
export const writing = (operation: OperationId, level: Level, rules: Rules): readonly Check[] =>
  checksOf(operation, level, true, rules);

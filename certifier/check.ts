import type { OperationId } from '../contract/contract';
import type { Api } from './api';

/**
 * How much of the contract a backend carries: L0 the calls the site makes, L1 also entity tags, conflicts, errors per field,
 * limits and well-behaved HTTP, L2 also idempotency keys, paging, search and jobs. A level includes those before it.
 */
export const levels = ['L0', 'L1', 'L2'] as const;
export type Level = (typeof levels)[number];

/** One rule of the contract, tried on a running backend. */
export interface Check {
  readonly operation: OperationId;
  /** A sentence about what the backend does; with the operation it names the check. */
  readonly rule: string;
  readonly level: Level;
  /** Whether it changes data, and so is left out of a read-only run. */
  readonly writes?: boolean;
  /** Resolves when the rule holds; throws BrokenRule when not, NotApplicable when it cannot be tried here. */
  run(api: Api): Promise<void>;
}

/** The backend does not keep the rule; the message says what it did. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
}

/** The rule cannot be tried on this backend; the message says why. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** @throws BrokenRule unless the condition holds. */
export function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new BrokenRule(problem);
}

/** A value as it is shown in a message: JSON, cut to a readable length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

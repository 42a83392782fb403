import { isOperationId } from '../contract/contract';
import type { Check, Level } from './check';
import { checks } from './checks/all';
import { upTo } from './run-checks';

/** Selects the rules of a run. Each word is a level, an operation, or a part of a rule. */
export interface Selection {
  readonly level: Level;
  readonly only: readonly string[];
  readonly skip: readonly string[];
}

function isMeant({ level, operation, rule }: Check, word: string): boolean {
  if (isOperationId(word)) return operation === word;
  return level === word.toUpperCase() || rule.toLowerCase().includes(word.toLowerCase());
}

/** Returns the rules of a selection. @throws Error if a word matches no rule, or no rule is left. */
export function selected({ level, only, skip }: Selection): readonly Check[] {
  for (const word of [...only, ...skip]) {
    if (word === '' || !checks.some((check) => isMeant(check, word)))
      throw new Error(`'${word}' is no level, operation or part of a rule. --list prints all rules.`);
  }
  const isWanted = (check: Check) => only.length === 0 || only.some((word) => isMeant(check, word));
  const left = upTo(checks, level).filter((check) => isWanted(check) && !skip.some((word) => isMeant(check, word)));
  if (left.length === 0) throw new Error('--level, --only and --skip leave no rule to check.');
  return left;
}

/** Writes one line for each rule, for `--list`. */
export const ruleLines = (rules: readonly Check[]): string =>
  rules.map(({ level, operation, rule }) => `${level} ${operation}: ${rule}`).join('\n');

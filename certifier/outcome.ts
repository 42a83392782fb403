/** Thrown if the backend breaks the rule. The message says what the backend did. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
}

/** Thrown if the rule cannot be checked on this backend. The message says why. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** @throws BrokenRule unless the condition holds. */
export function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new BrokenRule(problem);
}

/** Characters that are invisible in a message. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u2800\u3000\u3164]/gu;

/** Writes a value as JSON for a message, at most 120 characters long. Invisible characters are escaped. */
export function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').replace(
    UNSEEN,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

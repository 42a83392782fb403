import { commonPasswords } from './generated/common-passwords';
import { PASSWORD_CHANGE_NEXT_MIN_LENGTH } from './generated/limits';
import { textLength } from './validation/text-length';

const common: ReadonlySet<string> = new Set(commonPasswords);

/**
 * Returns why a new password is refused, or null if it is accepted. It must be long and not easy to guess. There are no rules about
 * kinds of characters: they make passwords harder to remember, but not harder to guess (NIST SP 800-63B).
 */
export function passwordProblem(password: string, email: string): string | null {
  // A letter with its accent is one character, however it was typed.
  if (textLength(password.normalize('NFC')) < PASSWORD_CHANGE_NEXT_MIN_LENGTH)
    return `The new password must have at least ${PASSWORD_CHANGE_NEXT_MIN_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (common.has(lower)) return 'This password is too common. Please choose another one.';
  if (lower === email.toLowerCase()) return 'The password must not be the email address.';
  return null;
}

import type { ChangeEvent } from 'react';
import { oneLine } from '~contract/text';

/** A line break in text that was copied from Word. Browsers show it as a box. */
const WORD_BREAK = '\v';

/**
 * The text of a field after a change. In a field with one line, characters that a backend would refuse are replaced.
 */
export const typedText = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target instanceof HTMLTextAreaElement ? target.value.replaceAll(WORD_BREAK, '\n') : oneLine(target.value);

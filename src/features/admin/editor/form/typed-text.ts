import type { ChangeEvent } from 'react';

/** A line break in text that was copied from Word. Browsers show it as a box. */
const WORD_BREAK = '\v';

/** The text of a field after a change. */
export const typedText = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target.value.replaceAll(WORD_BREAK, target instanceof HTMLTextAreaElement ? '\n' : ' ');

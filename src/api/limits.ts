/** Largest answer that is read, in characters: a list of 5 MB is usual at most, banners as data URLs make it many times that. */
export const ANSWER_MAX_LENGTH = 128 * 1024 * 1024;
/** Deepest nesting that is taken; articles need 8 levels, and the contract takes 32 inside each of their two lists. */
export const ANSWER_MAX_DEPTH = 48;

/** Whether JSON text nests deeper than the limit. It only counts brackets outside of strings, so it costs no stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (char === '[' || char === '{') {
      depth += 1;
      if (depth > ANSWER_MAX_DEPTH) return true;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return false;
}

/** Whether the text of an answer is more than a client should read: then it counts as unreadable. */
export const exceedsLimits = (text: string): boolean => text.length > ANSWER_MAX_LENGTH || isTooDeep(text);

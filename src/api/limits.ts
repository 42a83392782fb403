import { ApiError } from './errors';

const MB = 1024 * 1024;
/**
 * Largest answer that is taken from a server, in bytes; its reading stops there. Ten thousand articles of a kilobyte, the
 * most the product is measured with, are 11 MB.
 */
export const ANSWER_MAX_BYTES = 16 * MB;
/** Longest answer of the backend that runs in this page, in characters: it keeps banners as data URLs inside its lists. */
export const ANSWER_MAX_LENGTH = 128 * MB;
/** Deepest nesting that is taken; articles need 8 levels, and the contract takes 32 inside each of their two lists. */
export const ANSWER_MAX_DEPTH = 48;
/** Longest list that is taken, wherever it stands in an answer. */
export const ANSWER_MAX_ITEMS = 10_000;

const TOO_LARGE = `The server sent more than ${ANSWER_MAX_BYTES / MB} MB. It was not read.`;
const TOO_LONG = 'The server sent more than can be read.';
const TOO_DEEP = 'The server sent an answer that is nested too deep. It was not read.';
const TOO_MANY = `The server sent a list of more than ${ANSWER_MAX_ITEMS.toLocaleString('en-US')} entries. It was not read.`;

/**
 * Says what makes JSON text too deep or one of its lists too long, before it is parsed. It only counts brackets and commas
 * outside of strings, so it costs no stack.
 */
function structureProblem(text: string): string | undefined {
  /** Commas of each open list; an object counts none. */
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (char === '[' || char === '{') {
      if (open.push(char === '[' ? 0 : Number.NaN) > ANSWER_MAX_DEPTH) return TOO_DEEP;
    } else if (char === ']' || char === '}') open.pop();
    else if (char === ',') {
      const commas = (open.pop() ?? 0) + 1;
      if (commas >= ANSWER_MAX_ITEMS) return TOO_MANY;
      open.push(commas);
    }
  }
  return undefined;
}

/** The sentence for an answer that is more than a client should read, or undefined. */
export const limitProblem = (text: string): string | undefined =>
  text.length > ANSWER_MAX_LENGTH ? TOO_LONG : structureProblem(text);

/**
 * Reads the body of a server's answer up to the limit, whatever length it claimed, and gives the answer back. Beyond it the
 * connection is let go and an `ApiError` is thrown: what a hostile or broken server sends is never kept in full.
 */
export async function limitAnswer(answer: Response): Promise<Response> {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > ANSWER_MAX_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  const { status, statusText, headers } = answer;
  return new Response(new Blob(parts), { status, statusText, headers });
}

/** The error of an answer whose reading was stopped. */
export const tooLarge = () => new ApiError('PARSING_ERROR', TOO_LARGE);

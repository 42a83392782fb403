import { formatCount } from '~/lib/text/format-count';
import { JSON_MAX_DEPTH } from '~contract/generated/limits';
import { ApiError } from './errors';

const MB = 1024 * 1024;
/**
 * The largest response that is read, in bytes. The largest measured case, ten thousand articles of a kilobyte, is 11
 * MB.
 */
export const RESPONSE_MAX_BYTES = 16 * MB;
/** Longest response of the embedded backend, in characters. It stores banners as data URLs inside its lists. */
export const RESPONSE_MAX_LENGTH = 128 * MB;
/** Deepest accepted nesting. Articles need 8 levels; the contract limits only the nesting inside each of their two lists. */
export const RESPONSE_MAX_DEPTH = JSON_MAX_DEPTH + 16;
/** Longest list that is accepted, at any depth of a response. */
export const RESPONSE_MAX_ITEMS = 10_000;

const TOO_LARGE = `The server sent more than ${RESPONSE_MAX_BYTES / MB} MB. It was not read.`;
const TOO_LONG = 'The server sent more than can be read.';
const TOO_DEEP = 'The server sent a response that is nested too deep. It was not read.';
const TOO_MANY = `The server sent a list of more than ${formatCount(RESPONSE_MAX_ITEMS)} entries. It was not read.`;

/**
 * Reports JSON text that is nested too deep or has a list that is too long, before it is parsed. It only counts
 * brackets and commas outside of strings, so it cannot overflow the stack.
 */
function structureProblem(text: string): string | undefined {
  /** Number of commas in each open list; objects are not counted. */
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (char === '[' || char === '{') {
      if (open.push(char === '[' ? 0 : Number.NaN) > RESPONSE_MAX_DEPTH) return TOO_DEEP;
    } else if (char === ']' || char === '}') open.pop();
    else if (char === ',') {
      const commas = (open.pop() ?? 0) + 1;
      if (commas >= RESPONSE_MAX_ITEMS) return TOO_MANY;
      open.push(commas);
    }
  }
  return undefined;
}

/** The message for a response that exceeds a limit, or undefined. */
export const limitProblem = (text: string): string | undefined =>
  text.length > RESPONSE_MAX_LENGTH ? TOO_LONG : structureProblem(text);

/**
 * Reads the body of a server's response up to the limit, whatever its `Content-Length`, and returns the response.
 * Beyond the limit it closes the connection and throws an `ApiError`, so a hostile or broken server cannot fill the
 * memory.
 */
export async function limitResponse(response: Response): Promise<Response> {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > RESPONSE_MAX_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  const { status, statusText, headers } = response;
  // In Chromium, a 204 has an empty stream as its body, and its copy may have none.
  return new Response(size > 0 ? new Blob(parts) : null, { status, statusText, headers });
}

/** The error for a response beyond the limit. */
export const tooLarge = () => new ApiError('PARSING_ERROR', TOO_LARGE);

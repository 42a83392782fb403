import { ensure } from '../outcome';
import type { ApiResponse } from './wire';

/** Every check uses these messages, so that a report can group rules that fail for the same cause. */

/** Returns the ETag of a response. @throws BrokenRule if there is none. */
export function tagOf({ headers }: ApiResponse): string {
  const tag = headers.get('ETag');
  ensure(tag !== null && tag !== '', 'a response about an article has no ETag');
  return tag;
}

/** @throws BrokenRule if the tags are the same. */
export const ensureNewTag = (before: string, after: string, part = 'the article'): void =>
  ensure(before !== after, `the ETag does not change with ${part}`);

/** @throws BrokenRule if an update with an ETag that does not match was stored. */
export const ensureRefused = (isRefused: boolean): void =>
  ensure(isRefused, 'If-Match has no effect: an update with an ETag that does not match is stored');

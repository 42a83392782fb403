import { createHash } from 'node:crypto';
import { operations } from '~contract/contract';
import { tagsOf } from '~contract/http/entity-tag';
import { type CallRequest, type CallResponse, operationOf } from '~contract/http/fetch-handler';
import { REVALIDATE } from '../../node-http/security-headers';

/** The tag of a list or a job, which has no version. */
const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/**
 * Lets caches keep the response to a public read, if they ask on every use. Returns a 304 if the caller already has it. A response to a
 * request with a token is never kept, and no cache may use a kept one for such a request.
 * @param base the path of the API root, such as `/api`.
 */
export function conditional(request: CallRequest, response: CallResponse, base: string): CallResponse {
  const id = operationOf(request, base);
  if (id === undefined || !('304' in operations[id].responses)) return response;
  const { status, headers, body } = response;
  const Vary = 'Authorization, Origin';
  const isPublic = request.headers.get('Authorization') === null;
  if (!isPublic || status !== 200 || body === null) return { ...response, headers: { ...headers, Vary } };
  const { 'Content-Type': type = '', ...others } = headers;
  const kept = { ...others, ETag: others.ETag ?? tagOf(body), 'Cache-Control': REVALIDATE, Vary };
  const condition = request.headers.get('If-None-Match');
  // Without a list, the condition is `*`.
  const isCurrent = condition !== null && tagsOf(condition)?.includes(kept.ETag) !== false;
  return isCurrent
    ? { status: 304, headers: kept, body: null }
    : { status, headers: { ...kept, 'Content-Type': type }, body };
}

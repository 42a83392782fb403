import type { IncomingMessage, ServerResponse } from 'node:http';

type Address = string | undefined;

/**
 * Responds to a request, or leaves it to the next handler.
 * @param pathname the address without the base and the query.
 * @returns undefined after a response, otherwise the address for the next handlers, which is usually the same.
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Address | Promise<Address>;

/** The address of the page that says that there is no such page. */
export const NOT_FOUND = '/404';

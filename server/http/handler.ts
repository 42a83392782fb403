import type { IncomingMessage, ServerResponse } from 'node:http';

/** The responses of the built site. */
export interface BuiltSite {
  /** Sends the file of an address, or the shell of its route. The default is the address of the request. */
  respond(pathname?: string): void;
  /** Sends the page for unknown addresses, as a 404. */
  notFound(): void;
}

/** Handles requests that need more than the built files, such as those for the API or an article. `pathname` is without the base. */
export type DynamicHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  built: BuiltSite,
) => Promise<void>;

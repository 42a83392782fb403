import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the built site can respond with. */
export interface BuiltSite {
  /** The file of the address, or of another one, or the shell of its route. */
  respond(pathname?: string): void;
  /** The page for an address without content. */
  notFound(): void;
}

/** Handles requests for an address that the built files do not serve alone, such as the API or an article. */
export type DynamicHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  built: BuiltSite,
) => Promise<void>;

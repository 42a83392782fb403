import type { IncomingMessage } from 'node:http';

/**
 * The network address of the visitor. With proxies in front, it is the address that the outermost trusted proxy added to
 * X-Forwarded-For. Addresses further left come from the visitor, who can invent them.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-proxies)?.trim().slice(0, 64) || direct;
}

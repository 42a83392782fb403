import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const parse = (hex: string) => Number.parseInt(hex, 16);

/**
 * What limits count and logs show for a network address, which may have a port, brackets, or a zone. A visitor has a whole network of
 * IPv6 addresses, so they are its first 64 bits. Everything that is no address is 'unknown', so it is counted together.
 */
export function networkOf(text: string): string {
  const address = text
    .replace(/["\s]/g, '')
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address within: of a socket for both kinds, or of a gateway between them.
  const [, ...halves] = /^(?:::ffff|64:ff9b:):([\da-f]+):([\da-f]+)$/.exec(host) ?? [];
  if (halves.length > 0) return halves.flatMap((half) => [parse(half) >> 8, parse(half) & 255]).join('.');
  const given = host.split(':').filter(Boolean).length;
  const groups = host
    .replace('::', `:${'0:'.repeat(8 - given)}`)
    .split(':')
    .filter(Boolean);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The network address of the visitor. With proxies in front, it is the address that the outermost trusted proxy added to
 * X-Forwarded-For. Addresses further left come from the visitor, who can invent them.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies = 0): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(direct);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return networkOf(forwarded.at(-proxies)?.trim() || direct);
}

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const parse = (hex: string) => Number.parseInt(hex, 16);

/**
 * Returns the text that limits count and logs show for a network address, without its port, brackets or zone. A visitor has a whole
 * network of IPv6 addresses, so only the first 64 bits count. All texts that are not addresses become 'unknown' and count together.
 */
export function networkOf(text: string): string {
  const address = text
    .replace(/["\s]/g, '')
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address inside an IPv6 address comes from a socket for both kinds, or from a gateway between them.
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
 * Returns the network address of the visitor. Behind proxies, it is the address that the outermost trusted proxy has added to
 * X-Forwarded-For. A visitor can invent the addresses to the left of it.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies = 0): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(direct);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return networkOf(forwarded.at(-proxies)?.trim() || direct);
}

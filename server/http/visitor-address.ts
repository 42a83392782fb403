import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The first 96 bits of an IPv6 address that contains an IPv4 one: of a socket for both, and of a gateway between them. */
const IPV4_WITHIN = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [start = [], end = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

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
  const groups = groupsOf(address);
  if (!IPV4_WITHIN.includes(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
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

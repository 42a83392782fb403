import { ENCODED } from '../reason';

/** The servers of an address. */
export interface Hosts {
  /** An address for each server. */
  readonly addresses: readonly string[];
  /** True if only a server that takes writes will do. */
  readonly mustWrite: boolean;
}

/** The modes of `target_session_attrs` that suit this server. The value is true if the mode asks for a server that takes writes. */
const MODES: ReadonlyMap<string | null, boolean> = new Map([
  ['read-write', true],
  ['primary', true],
  ['any', false],
]);

/** The most likely reason is a password with characters that must be encoded. */
export const UNREADABLE = `DATABASE_URL cannot be read. ${ENCODED} Or set PGPASSWORD instead.`;

/**
 * Reads an address with one or more hosts, as libpq writes them: `postgres://user:password@a:5432,b:5432/name`. With several hosts,
 * the default of `target_session_attrs` is `read-write`, because this server writes.
 * @throws Error if the address has another form. The error does not show it, because it may contain a password.
 */
export function readHosts(url: string): Hosts {
  // A password may contain `@`, so the hosts begin after the last one.
  const [, start = '', hosts = '', rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/.exec(url) ?? [];
  // A `/`, `?` or `#` in the password would end the hosts, and a part of the password would be looked up as a host name.
  if (url.includes('#') || rest.includes('@')) throw new Error(UNREADABLE);
  const addresses = hosts.split(',').map((host) => `${start}${host}${rest}`);
  if (addresses.length === 1) addresses[0] = url;
  else if (hosts.split(',').includes('') || !addresses.every((address) => URL.canParse(address)))
    throw new Error('The hosts of DATABASE_URL must be written like postgres://user:password@one:5432,two:5432/name.');
  const mode = new URLSearchParams(rest.split('?')[1]).get('target_session_attrs');
  const mustWrite = mode === null ? addresses.length > 1 : MODES.get(mode);
  if (mustWrite === undefined)
    throw new Error(
      `target_session_attrs must be read-write, primary or any, not '${mode}', because this server writes.`,
    );
  return { addresses, mustWrite };
}

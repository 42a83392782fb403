import { ENCODED } from '../reason';

/** The servers of an address, and whether only one that takes writes will do. */
export interface Hosts {
  /** An address for each server. */
  readonly addresses: readonly string[];
  readonly mustWrite: boolean;
}

/** Modes of `target_session_attrs` that suit this server, and whether each asks for a server that takes writes. */
const MODES: ReadonlyMap<string | null, boolean> = new Map([
  ['read-write', true],
  ['primary', true],
  ['any', false],
]);

/** The password may contain what only PGPASSWORD or a code can express. */
export const UNREADABLE = `DATABASE_URL cannot be read. ${ENCODED} Or set PGPASSWORD instead.`;

/**
 * Reads an address with one or more hosts, as libpq writes them: `postgres://user:password@a:5432,b:5432/name`. With several hosts,
 * the default of `target_session_attrs` is `read-write`, because this server writes.
 * @throws Error if the address has another form. It does not show the address, because it may contain a password.
 */
export function readHosts(url: string): Hosts {
  // A password may contain `@`, so the hosts are after the last one.
  const [, start = '', hosts = '', rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/.exec(url) ?? [];
  // A password with / ? or # would end the hosts, and a part of it would be looked up as a name.
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

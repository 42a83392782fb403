import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

interface ServerAddress {
  readonly ssrPath?: string;
  readonly ssrSearch?: string;
}

/** wouter decodes addresses (molefrog/wouter#493), so that a search for `%2B` would find `+`. This undoes it. */
const undecoded = (text: string) => text.replaceAll('%', '%25');

const useWindowPath = (server?: ServerAddress): [string, typeof navigate] => [undecoded(usePathname(server)), navigate];
const useWindowSearch = (server?: ServerAddress) => undecoded(useSearch(server));

/** wouter's location hook for the address of the window. The address is returned as it is, without decoding. */
export const windowLocation = Object.assign(useWindowPath, { searchHook: useWindowSearch });

import { type ReactNode, useState } from 'react';
import { type Address, AddressContext } from '~/lib/address';
import { createStore } from '~/lib/store';

function memoryAddress(path: string, query: string): Address {
  const current = createStore(new URL(`${path}?${query}`, 'https://story.example'));
  return {
    subscribe: current.subscribe,
    pathname: () => current.get().pathname,
    search: () => current.get().search.slice(1),
    state: () => null,
    change: (to) => current.set(new URL(to, current.get())),
  };
}

/** Renders its children at an address, which they can read and change. */
export function MemoryAddress({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  const [address] = useState(() => memoryAddress(path, query));
  return <AddressContext value={address}>{children}</AddressContext>;
}

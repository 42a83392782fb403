import type { ReactNode } from 'react';
import { MemoryAddress } from '../memory-address';

/** Renders its children at an address, which filters can read and change. */
export function AtAddress({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  return (
    <MemoryAddress path={path} query={query}>
      <main data-accent="route">{children}</main>
    </MemoryAddress>
  );
}

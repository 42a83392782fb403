import type { ReactNode } from 'react';
import { MemoryRouter } from '../memory-router';

/** Renders its children at an address, which filters can read and change. */
export function AtAddress({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  return (
    <MemoryRouter path={path} query={query}>
      <main data-accent="route">{children}</main>
    </MemoryRouter>
  );
}

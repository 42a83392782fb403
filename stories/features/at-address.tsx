import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Renders its children at an address, which filters can read and change. */
export function AtAddress({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  const [{ hook }] = useState(() => memoryLocation({ path, searchPath: query }));
  return (
    <Router hook={hook}>
      <main data-accent="route">{children}</main>
    </Router>
  );
}

import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** A page of its own address: filters read and change it as on the site. */
export function AtAddress({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  const [{ hook }] = useState(() => memoryLocation({ path, searchPath: query }));
  return (
    <Router hook={hook}>
      <main data-accent="route">{children}</main>
    </Router>
  );
}

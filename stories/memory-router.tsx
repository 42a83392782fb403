import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Renders its children at an address, which they can read and change. */
export function MemoryRouter({ path, query = '', children }: { path: string; query?: string; children: ReactNode }) {
  const [{ hook }] = useState(() => memoryLocation({ path, searchPath: query }));
  return <Router hook={hook}>{children}</Router>;
}

import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { BASE, withBase } from '~/lib/base';
import { RecoveryBoundary } from './RecoveryBoundary';

/**
 * The context of every part of a page: the router and a fallback for errors. The server passes `path`; the browser
 * reads the address.
 */
export function AtAddress({ path, children }: { path?: string; children: ReactNode }) {
  return (
    <Router base={BASE.slice(0, -1)} ssrSearch="" {...(path !== undefined && { ssrPath: withBase(path) })}>
      <RecoveryBoundary>{children}</RecoveryBoundary>
    </Router>
  );
}

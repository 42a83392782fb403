import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { BASE, withBase } from '~/lib/base';
import { windowLocation } from '~/lib/location';
import { RecoveryBoundary } from './RecoveryBoundary';

/**
 * The context of every part of a page: the address and a fallback for errors. The server passes `path`, and the browser
 * reads the address of the window. The server's HTML has no query, so hydration starts without one, too.
 */
export function AtAddress({ path, children }: { path?: string; children: ReactNode }) {
  return (
    <Router
      hook={windowLocation}
      base={BASE.slice(0, -1)}
      ssrSearch=""
      {...(path !== undefined && { ssrPath: withBase(path) })}
    >
      <RecoveryBoundary>{children}</RecoveryBoundary>
    </Router>
  );
}

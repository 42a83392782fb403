import type { ReactNode } from 'react';
import { AddressContext, windowAddress } from '~/lib/address';
import { RecoveryBoundary } from './RecoveryBoundary';

/**
 * The context of every part of a page: the address and a fallback for errors. The server passes `path`; the browser
 * reads the address of the window.
 */
export function AtAddress({ path, children }: { path?: string; children: ReactNode }) {
  const address = path === undefined ? windowAddress : { ...windowAddress, pathname: () => path };
  return (
    <AddressContext value={address}>
      <RecoveryBoundary>{children}</RecoveryBoundary>
    </AddressContext>
  );
}

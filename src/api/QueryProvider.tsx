import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client';

/** Server state for the screens below it. Only screens that need it include it, so content pages ship without it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  // On the server, no page may see what another one has loaded.
  const client = typeof window === 'undefined' ? new QueryClient() : queryClient;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

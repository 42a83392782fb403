import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

interface Props {
  /** Address of the page. Breadcrumbs read it. */
  path?: string;
  /** The page's strand. */
  accent?: 'route' | 'flow' | 'cover' | 'signal';
  children: ReactNode;
}

/** The context of a section: the main landmark, the strand and the address. */
export function OnPage({ path = '/', accent = 'route', children }: Props) {
  return (
    <Router hook={memoryLocation({ path, static: true }).hook}>
      <main data-accent={accent}>{children}</main>
    </Router>
  );
}

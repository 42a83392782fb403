import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

interface Props {
  /** Address the section stands at: breadcrumbs read it. */
  path?: string;
  /** The page's strand. */
  accent?: 'route' | 'flow' | 'cover' | 'signal';
  children: ReactNode;
}

/** Surroundings of a section: the page's landmark, its strand and its address. */
export function OnPage({ path = '/', accent = 'route', children }: Props) {
  return (
    <Router hook={memoryLocation({ path, static: true }).hook}>
      <main data-accent={accent}>{children}</main>
    </Router>
  );
}

import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { watchEntrances } from '~/app/watch-entrances';
import { MemoryRouter } from '../memory-router';

interface Props {
  /** Address of the page. Breadcrumbs read it. */
  path?: string;
  /** The page's strand. */
  accent?: 'route' | 'flow' | 'cover' | 'signal';
  children: ReactNode;
}

/** The context of a section: the main landmark, the strand, the address and the animations of a page. */
export function OnPage({ path = '/', accent = 'route', children }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (main.current) watchEntrances(main.current);
  }, []);
  return (
    <MemoryRouter path={path}>
      <main ref={main} data-accent={accent}>
        {children}
      </main>
    </MemoryRouter>
  );
}

/** Shows the stories of a section on the home page. */
export const onPage: Decorator = (Story) => (
  <OnPage>
    <Story />
  </OnPage>
);

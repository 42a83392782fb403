import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Footer } from '~/app/footer/Footer';
import { Header } from '~/app/header/Header';
import { MobileMenu } from '~/app/header/MobileMenu';
import { theme } from '~/theme/theme';

interface Props {
  path: string;
  query?: string;
  /** The page's strand. */
  accent?: 'route' | 'flow' | 'cover' | 'signal';
  children: ReactNode;
}

/** A complete page with the shell, at an address. */
export function SitePage({ path, query = '', accent = 'route', children }: Props) {
  const [{ hook }] = useState(() => memoryLocation({ path, searchPath: query }));
  return (
    <Router hook={hook}>
      <Header />
      <MobileMenu pathname={path} />
      <Main data-accent={accent} $isHome={path === '/'}>
        {children}
      </Main>
      <Footer />
    </Router>
  );
}

/** The hero of the home page extends under the header. */
const Main = styled.main<{ $isHome: boolean }>`
  padding-top: ${({ $isHome }) => ($isHome ? 0 : theme.layout.header)};
`;

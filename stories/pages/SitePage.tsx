import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from '~/app/footer/Footer';
import { Header } from '~/app/header/Header';
import { LogoDrawing } from '~/app/header/LogoDrawing';
import { MobileMenu } from '~/app/header/mobile-menu/MobileMenu';
import { theme } from '~/theme/theme';
import { MemoryRouter } from '../memory-router';

interface Props {
  path: string;
  query?: string;
  /** The page's strand. */
  accent?: 'route' | 'flow' | 'cover' | 'signal';
  children: ReactNode;
}

/** A complete page with the shell, at an address. */
export function SitePage({ path, query = '', accent = 'route', children }: Props) {
  return (
    <MemoryRouter path={path} query={query}>
      <LogoDrawing />
      <Header />
      <MobileMenu pathname={path} />
      <Main data-accent={accent} $isHome={path === '/'}>
        {children}
      </Main>
      <Footer />
    </MemoryRouter>
  );
}

/** The hero of the home page extends under the header. */
const Main = styled.main<{ $isHome: boolean }>`
  padding-top: ${({ $isHome }) => ($isHome ? 0 : theme.layout.header)};
`;

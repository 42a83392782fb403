import { useLocation } from 'wouter';
import { headerTexts } from '~/content/site';
import { DemoMark } from '~/features/demo/DemoMark';
import { href } from '~/href';
import { useMedia } from '~/lib/hooks/use-media';
import { useScrolledPast } from '~/lib/hooks/use-scrolled-past';
import { KeptHtml } from '~/lib/kept-html';
import { SOLID_AFTER_PX } from '~/lib/solid-after';
import { query } from '~/theme/media';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { menu as menuIcon } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { OnDemand } from '~/ui/OnDemand';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Bar, Burger, Contact, Home, Inner, Theme } from './Header.styles';
import { Logo } from './Logo';
import { mainMenuCode } from './main-menu-code';
import { menuCommand } from './mobile-menu/menu-dialog';
import { Nav } from './Nav.styles';

/** Logo, menus, theme switch and contact button. Transparent over the home page's hero, solid elsewhere. */
export function Header() {
  const [pathname] = useLocation();
  const isHome = pathname === href('/');
  const isScrolled = useScrolledPast(SOLID_AFTER_PX);
  const isWide = useMedia(query.desktop, { isExact: true });
  const isContact = pathname === headerTexts.contact.href;
  return (
    <Bar data-home={isHome || undefined} data-clear={(isHome && !isScrolled) || undefined}>
      <Inner>
        <Home href={href('/')} aria-label={headerTexts.logoLabel} aria-current={isHome ? 'page' : undefined}>
          <Logo />
        </Home>
        <DemoMark />
        <OnDemand part={mainMenuCode} props={{ pathname }} isWanted={isWide}>
          <Nav aria-label={headerTexts.mainMenu}>
            <KeptHtml as="ul" isKept />
          </Nav>
        </OnDemand>
        <Theme>
          <ThemeSwitch />
        </Theme>
        <Contact>
          <ButtonLink
            href={headerTexts.contact.href}
            size="small"
            variant={isContact ? 'ink' : 'primary'}
            aria-current={isContact ? 'page' : undefined}
          >
            {headerTexts.contact.text}
          </ButtonLink>
        </Contact>
        <Burger type="button" aria-label={headerTexts.openMenu} {...menuCommand('show-modal')}>
          <Icon drawing={menuIcon} size="xl" />
        </Burger>
      </Inner>
    </Bar>
  );
}

import { useLocation } from 'wouter';
import { headerTexts } from '~/content/site';
import { DemoMark } from '~/features/demo/DemoMark';
import { useScrolledPast } from '~/lib/hooks/use-scrolled-past';
import { href } from '~/href';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Icon } from '~/ui/icons/Icon';
import { menu as menuIcon } from '~/ui/icons/common';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Bar, Burger, Contact, Home, Inner, Theme } from './Header.styles';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { menuCommand } from './menu-command';
import { SOLID_AFTER_PX } from '~/lib/solid-after';

/** Logo, menus, theme switch and contact button. Transparent over the home page's hero, solid elsewhere. */
export function Header() {
  const [pathname] = useLocation();
  const isHome = pathname === href('/');
  const isScrolled = useScrolledPast(SOLID_AFTER_PX);
  const isContact = pathname === headerTexts.contact.href;
  return (
    <Bar data-home={isHome || undefined} data-clear={(isHome && !isScrolled) || undefined}>
      <Inner>
        <Home href={href('/')} aria-label={headerTexts.logoLabel} aria-current={isHome ? 'page' : undefined}>
          <Logo />
        </Home>
        <DemoMark />
        <MainMenu pathname={pathname} />
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

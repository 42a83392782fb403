import { Logo } from '~/app/header/Logo';
import { currentMark } from '~/app/header/MenuEntry';
import { Stops } from '~/app/header/Stops';
import { isActive, menu } from '~/content/menu';
import { headerTexts } from '~/content/site';
import { LivePart } from '~/lib/live-part';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { chevronDown, x } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Bar, Bottom, Child, Close, Group, Home, List, Mark, Page, Row, Sheet } from './MobileMenu.styles';
import { MENU_ID, menuCommand } from './menu-dialog';

/**
 * The menu of narrow windows: a full-screen native dialog that invoker commands open and close. The client hydrates
 * only its theme switch, and `menu-dialog.ts` closes it. One group is open at a time.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  return (
    <Sheet id={MENU_ID} aria-label={headerTexts.mainMenu} data-surface="dark" data-lock="">
      <Bar>
        <Home href="/" aria-label={headerTexts.logoLabel}>
          <Logo />
        </Home>
        <LivePart name="theme" id="menu-theme" of={ThemeSwitch} props={{}} />
        <Close type="button" aria-label={headerTexts.closeMenu} {...menuCommand('close')}>
          <Icon drawing={x} />
        </Close>
      </Bar>
      <List as="nav" aria-label={headerTexts.mainMenu} data-overlay="">
        {menu.map((item) =>
          item.children ? (
            <Group key={item.href} name="menu" open={isActive(item, pathname)}>
              <Row as="summary" data-current={isActive(item, pathname) || undefined}>
                {item.label}
                <Icon drawing={chevronDown} />
              </Row>
              <ul>
                <li>
                  <Child href={item.href} aria-current={currentMark(item, pathname) === 'page' ? 'page' : undefined}>
                    <Mark />
                    {headerTexts.overview}
                    <span className="vh">{`: ${item.label}`}</span>
                  </Child>
                </li>
                {item.children.map((child) => (
                  <li key={child.href} data-accent={child.strand}>
                    <Child href={child.href} aria-current={currentMark(child, pathname)}>
                      <Mark />
                      {child.label}
                    </Child>
                    {child.children && <Stops items={child.children} pathname={pathname} />}
                  </li>
                ))}
              </ul>
            </Group>
          ) : (
            <Page key={item.href} href={item.href} aria-current={currentMark(item, pathname)}>
              {item.label}
            </Page>
          ),
        )}
      </List>
      <Bottom>
        <ButtonLink
          href={headerTexts.contact.href}
          aria-current={pathname === headerTexts.contact.href ? 'page' : undefined}
        >
          {headerTexts.contact.text}
        </ButtonLink>
      </Bottom>
    </Sheet>
  );
}

import { type MouseEvent, useEffect, useRef } from 'react';
import { useMedia } from '~/lib/use-media';
import { headerTexts } from '~/content/site';
import { isActive, menu } from '~/routes';
import { query } from '~/theme/media';
import { ButtonLink } from '~/ui/ButtonLink';
import { Icon } from '~/ui/Icon';
import { chevronDown, x } from '~/ui/icons/common';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Logo } from './Logo';
import { currentMark } from './MenuEntry';
import { MENU_ID, menuCommand } from './menu-command';
import { Bar, Bottom, Child, Close, Group, Home, List, Mark, Page, Row, Sheet } from './MobileMenu.styles';
import { Stops } from './Stops';
import { useReadySheet } from './use-ready-sheet';

/**
 * The menu of narrow windows: a full-screen native dialog, opened and closed by invoker commands, so it works before
 * hydration and without JavaScript. One group is open at a time.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useReadySheet(dialog);
  const isDesktop = useMedia(query.desktop);
  const openedOn = useRef(pathname);
  // An open modal dialog would make the page inert, so it closes on navigation and in wide windows. A menu that was
  // opened before hydration stays open.
  useEffect(() => {
    if ((isDesktop || openedOn.current !== pathname) && dialog.current?.open) dialog.current.close();
    openedOn.current = pathname;
  }, [pathname, isDesktop]);

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!(target instanceof Element)) return;
    const isEmptyPlace = target === currentTarget || target.matches('[data-overlay]');
    if (isEmptyPlace || target.closest('a')) currentTarget.close();
  };
  return (
    <Sheet
      ref={dialog}
      id={MENU_ID}
      aria-label={headerTexts.mainMenu}
      data-surface="dark"
      data-lock=""
      onClick={onClick}
    >
      <Bar>
        <Home href="/" aria-label={headerTexts.logoLabel}>
          <Logo isCopy />
        </Home>
        <ThemeSwitch />
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
                    <span className="vh">: {item.label}</span>
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

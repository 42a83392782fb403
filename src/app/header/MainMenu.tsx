import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isActive, menu } from '~/content/menu';
import { headerTexts } from '~/content/site';
import { sitePath } from '~/lib/base';
import { shortcutOf } from '~/lib/browser/shortcut';
import { query } from '~/theme/media';
import { Items } from './MainMenu.styles';
import { currentMark, MenuEntry } from './MenuEntry';
import { Nav } from './Nav.styles';
import { Submenu } from './Submenu';
import { useHoverMenu } from './use-hover-menu';

/**
 * The top menu of wide windows. Before hydration, and without JavaScript, CSS alone opens the submenus; `data-live`
 * turns that off.
 */
export function MainMenu({ pathname }: { pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  const [isLive, setLive] = useState(false);
  const top = useHoverMenu();
  const isOpen = top.openKey !== undefined;

  const takeOver = useEffectEvent(() => {
    setLive(true);
    const hovered = nav.current?.querySelector('li:hover > [data-open], li:hover > span > a')?.getAttribute('href');
    const item = menu.find(({ href, children }) => href === sitePath(hovered ?? '') && children);
    // After a touch, the browser reports the item as hovered, too. The queued tap opens its menu then, and opening it
    // here would make that tap close it.
    if (item && window.matchMedia(query.hover).matches) top.open(item.href);
  });
  useEffect(() => takeOver(), []);

  const closeFrom = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && nav.current?.contains(event.target);
    if (event instanceof KeyboardEvent ? shortcutOf(event) === 'Escape' : !isInside) top.close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: Event) => closeFrom(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('keydown', listen);
    };
  }, [isOpen]);

  return (
    <Nav ref={nav} aria-label={headerTexts.mainMenu} data-live={isLive || undefined}>
      <Items>
        {menu.map((item) =>
          item.children ? (
            <MenuEntry key={item.href} item={item} pathname={pathname} menu={top} side="down">
              {(panel) => <Submenu item={item} pathname={pathname} parent={top} {...panel} />}
            </MenuEntry>
          ) : (
            <li key={item.href}>
              <span data-current={isActive(item, pathname) || undefined}>
                <a href={item.href} aria-current={currentMark(item, pathname)}>
                  {item.label}
                </a>
              </span>
            </li>
          ),
        )}
      </Items>
    </Nav>
  );
}

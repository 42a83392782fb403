import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { isActive, type MenuItem } from '~/content/menu';
import { headerTexts } from '~/content/site';
import { shortcutOf } from '~/lib/browser/shortcut';
import { chevronDown, chevronRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Toggle } from './MenuEntry.styles';
import type { HoverMenu } from './use-hover-menu';

interface Props {
  item: MenuItem;
  pathname: string;
  /** The menu level of this item. */
  menu: HoverMenu;
  /** The direction in which its menu opens. */
  side: 'down' | 'right';
  /** The content of the link, if it is more than the label. */
  content?: ReactNode;
  className?: string | undefined;
  /** Colours the item. */
  strand?: MenuItem['strand'];
  /** The menu itself. It gets the id that the button controls. */
  children: (panel: { id: string; 'data-open': true | undefined }) => ReactNode;
}

const idOf = ({ href }: MenuItem) => `menu${href.replaceAll('/', '-')}`;

/** 'page' for the page itself, true for the pages above it. */
export const currentMark = (item: MenuItem, pathname: string) => {
  if (item.href === pathname) return 'page' as const;
  return isActive(item, pathname) || undefined;
};

/**
 * A menu item with a submenu: a link and a button that opens the submenu. The mouse opens it on hover. On touch, the
 * first tap on the link opens it and the second follows the link. Escape closes it and returns the focus.
 */
export function MenuEntry({ item, pathname, menu, side, content = item.label, className, strand, children }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);
  const pointer = useRef<string>(undefined);
  const key = item.href;
  const isOpen = menu.openKey === key;
  const id = idOf(item);

  const onLinkClick = (event: MouseEvent) => {
    const isTap = pointer.current === 'touch';
    pointer.current = undefined;
    if (!isTap || isOpen) return menu.close();
    event.preventDefault();
    menu.open(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    menu.close();
    toggle.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  };
  return (
    <li className={className} data-accent={strand} onKeyDown={onKeyDown} onBlur={onBlur} {...menu.hover(key)}>
      <span data-current={isActive(item, pathname) || undefined} data-open={isOpen || undefined}>
        <a
          href={item.href}
          aria-current={currentMark(item, pathname)}
          onPointerDown={(event) => {
            pointer.current = event.pointerType;
          }}
          onClick={onLinkClick}
          onFocus={({ target }) => {
            if (side === 'right' && target.matches(':focus-visible')) menu.open(key);
          }}
        >
          {content}
        </a>
        <Toggle
          ref={toggle}
          type="button"
          aria-label={`${item.label} ${headerTexts.submenu}`}
          aria-expanded={isOpen}
          aria-controls={id}
          data-replay=""
          onClick={() => menu.toggle(key)}
        >
          <Icon drawing={side === 'down' ? chevronDown : chevronRight} size="s" />
        </Toggle>
      </span>
      {children({ id, 'data-open': isOpen || undefined })}
    </li>
  );
}

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { headerTexts } from '~/content/site';
import { isActive, type MenuItem } from '~/routes';
import { Icon } from '~/ui/Icon';
import { chevronDown, chevronRight } from '~/ui/icons/common';
import { Toggle } from './MenuEntry.styles';
import type { HoverMenu } from './use-hover-menu';

interface Props {
  item: MenuItem;
  pathname: string;
  /** The level the item belongs to. */
  menu: HoverMenu;
  /** Which way its menu opens. */
  side: 'down' | 'right';
  /** What stands in the link, if not only the label. */
  content?: ReactNode;
  className?: string | undefined;
  /** Colours the item. */
  strand?: MenuItem['strand'];
  /** The menu itself: gets the id the button controls. */
  children: (panel: { id: string; 'data-open': true | undefined }) => ReactNode;
}

const idOf = ({ href }: MenuItem) => `menu${href.replaceAll('/', '-')}`;

/** `page` for the page itself, `true` for those above it. */
export const currentMark = (item: MenuItem, pathname: string) => {
  if (item.href === pathname) return 'page' as const;
  return isActive(item, pathname) || undefined;
};

/**
 * An item with a menu: a link, and beside it a button that shows what lies below it. The mouse opens the menu by
 * hovering, a first tap on the link opens it and a second follows it, Escape closes it and gives the focus back.
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
    if (event.key !== 'Escape' || !isOpen) return;
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

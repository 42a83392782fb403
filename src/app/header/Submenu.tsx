import { useEffect, useEffectEvent } from 'react';
import type { MenuItem } from '~/content/menu';
import { currentMark } from './MenuEntry';
import { MenuIcon } from './MenuIcon';
import { Stops } from './Stops';
import { Box, ChildEntry, ChildPanel, Glyph, Heading, ItemLink, Panel } from './Submenu.styles';
import { type HoverMenu, useHoverMenu } from './use-hover-menu';

interface Props {
  item: MenuItem;
  pathname: string;
  /** The parent level. Following a link closes it. */
  parent: HoverMenu;
  id: string;
  'data-open': true | undefined;
}

function Words({ item }: { item: MenuItem }) {
  return (
    <>
      <Glyph>
        <MenuIcon item={item} />
      </Glyph>
      <span>
        <strong>{item.label}</strong>
        <small>{item.summary}</small>
      </span>
    </>
  );
}

/** The box under a top item: its pages on the left, and on the right the children of the hovered or focused page. */
export function Submenu({ item, pathname, parent, id, 'data-open': isOpen }: Props) {
  const children = useHoverMenu();
  const closeChildren = useEffectEvent(() => children.close());
  useEffect(() => {
    if (!isOpen) closeChildren();
  }, [isOpen]);

  const stops = Math.max(...(item.children ?? []).map((child) => child.children?.length ?? 0));
  return (
    <Panel id={id} data-open={isOpen} data-closed={isOpen ? undefined : ''} $isWide={stops > 0}>
      <Box $stops={stops} onPointerMove={children.onPointerMove}>
        <Heading>{item.label}</Heading>
        <ul>
          {item.children?.map((child) =>
            child.children ? (
              <ChildEntry
                key={child.href}
                item={child}
                pathname={pathname}
                menu={children}
                side="right"
                strand={child.strand}
                content={<Words item={child} />}
              >
                {(panel) => (
                  <ChildPanel data-child-panel="" {...panel}>
                    <Heading>{child.label}</Heading>
                    <Stops items={child.children ?? []} pathname={pathname} onFollow={parent.close} />
                  </ChildPanel>
                )}
              </ChildEntry>
            ) : (
              <li key={child.href} data-accent={child.strand}>
                <ItemLink href={child.href} aria-current={currentMark(child, pathname)} onClick={parent.close}>
                  <Words item={child} />
                </ItemLink>
              </li>
            ),
          )}
        </ul>
      </Box>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import type { SidebarItem } from '~contract/contract';
import { Aside, List } from './ArticleSidebar.styles';
import { SafeLink } from './SafeLink';
import { newsroomWords } from './words';

interface Props {
  items: readonly SidebarItem[];
  /** Whether Recent Articles need no JavaScript, because they are in the HTML of the page. */
  isPrerendered?: boolean;
  /** Recent Articles. */
  children: ReactNode;
}

/** Recent Articles, then the sidebar content of the article. */
export function ArticleSidebar({ items, isPrerendered = false, children }: Props) {
  return (
    <Aside aria-label={newsroomWords.recent} data-print="hide">
      <h2>{newsroomWords.recent}</h2>
      {!isPrerendered && <p data-without-js="">{newsroomWords.noScript}</p>}
      {children}
      {items.length > 0 && (
        <>
          <h2>{newsroomWords.related}</h2>
          <List>
            {items.map(({ title, description, link }, i) => (
              <li key={`${i}-${link}`}>
                <SafeLink href={link}>
                  <b dir="auto">{title}</b>
                  <small dir="auto">{description}</small>
                </SafeLink>
              </li>
            ))}
          </List>
        </>
      )}
    </Aside>
  );
}

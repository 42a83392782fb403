import { type ReactNode, useEffect, useId, useRef } from 'react';
import { decode } from '~/lib/text/decode';
import { minus, plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { List, Panel, PanelBody, Row, Sign } from './Accordion.styles';

export interface AccordionItem {
  /** Fragment that opens this panel and scrolls to it. Unique on its page. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** The panel that is open at first; none by default. */
  openIndex?: number | undefined;
  /** Level of the panel headings in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * An accordion with one open panel at a time, built on native `<details name>`. It works before hydration and without
 * JavaScript. The browser's search and fragment links find closed panels, and the browser exposes their state to
 * assistive technology. Buttons with `aria-expanded` and `hidden="until-found"` would need script for all of this;
 * React writes `hidden` only as a boolean; and server HTML would either hide text from visitors without JavaScript or
 * jump when a panel closes. In print all panels are open.
 */
export function Accordion({ items, openIndex, headingLevel = 3 }: Props) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => openFragment(list.current), []);
  const Heading = `h${headingLevel}` as const;
  return (
    <List ref={list}>
      {items.map(({ id, title, content }, index) => (
        <Panel key={id} name={name} open={index === openIndex}>
          <Row id={`${id}-row`}>
            <Heading>{title}</Heading>
            <Sign aria-hidden="true">
              <Icon drawing={plus} />
              <Icon drawing={minus} />
            </Sign>
          </Row>
          <PanelBody id={id} role="region" aria-labelledby={`${id}-row`}>
            {content}
          </PanelBody>
        </Panel>
      ))}
    </List>
  );
}

/**
 * Opens the panel named in the address. The browser does this on a full load; this handles navigation inside the app.
 */
function openFragment(list: HTMLElement | null) {
  const open = () => {
    const id = decode(window.location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    const details = target?.closest('details');
    if (!target || !details || !list?.contains(details)) return;
    details.open = true;
    // The panel has its size in the next frame; scrolling now would miss it.
    requestAnimationFrame(() => details.scrollIntoView());
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}

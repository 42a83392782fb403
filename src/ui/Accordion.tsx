import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon';
import { List, Panel, PanelBody, Row, Sign } from './Accordion.styles';
import { minus, plus } from './icons/common';

export interface AccordionItem {
  /** Fragment that opens and shows this panel: unique on its page. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** The panel open at first; none unless given. */
  openIndex?: number | undefined;
  /** Level of the rows' headings in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * One panel open at a time, on native `<details name>`: it works before React and without it, its closed panels are
 * found by the browser's search and by fragment links, and the browser tells their state to assistive technology.
 * Buttons with `aria-expanded` and `hidden="until-found"` need script for each of these, React writes `hidden` as a
 * boolean only, and server HTML would either hide all text from visitors without JavaScript or jump when it closes.
 * Printing opens all by style.
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

/** Opens the panel that the address names: the browser does so on a full load, this after moving inside the app. */
function openFragment(list: HTMLElement | null) {
  const open = () => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    const details = target?.closest('details');
    if (!target || !details || !list?.contains(details)) return;
    details.open = true;
    // The panel gets its place with the next frame; scrolling before would miss it.
    requestAnimationFrame(() => details.scrollIntoView());
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}
